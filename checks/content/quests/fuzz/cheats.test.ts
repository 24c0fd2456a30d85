import { expect, test } from 'vitest';
import { elementNamed, parsePage, textOf } from './answer-tree.ts';
import { cheatsOf } from './cheats.ts';

const page = (body: string) => [
  {
    name: 'index.html',
    text: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>T</title></head><body>${body}</body></html>\n`,
  },
];
const cheats = cheatsOf({
  starter: page('Start'),
  solution: page('<h1>One -- two</h1><p>Three</p><script>run();</script>'),
  checks: ['heading'],
});
const textIn = (name: string) => cheats.find((cheat) => cheat.name === name)?.files[0]?.text ?? '';

test('there are more than thirty, and no two are the same', () => {
  expect(cheats.length).toBeGreaterThan(30);
  expect(new Set(cheats.map(({ files }) => JSON.stringify(files))).size).toBe(cheats.length);
});

test('content is hidden, and scripts keep running', () => {
  expect(textIn('opacity 0')).toContain(
    '<div style="opacity: 0"><h1>One -- two</h1><p>Three</p>\n</div><script>run();</script>',
  );
});

test('content is not on the page at all', () => {
  for (const name of [
    'commented out',
    'in a template',
    'in a script',
    'in noscript',
    'no text',
    'no content',
    'in a frame',
  ]) {
    const body = elementNamed(parsePage(textIn(name)), 'body');
    const shown = (body?.childNodes ?? []).filter(({ nodeName }) => !/script|template|iframe/.test(nodeName));
    expect(
      shown
        .map((node) => ('childNodes' in node ? textOf(node) : 'value' in node ? node.value : ''))
        .join('')
        .trim(),
      name,
    ).toBe('');
  }
});

test('words are announced only, or stuffed into the head', () => {
  expect(textIn('words in aria-label only')).toContain('<h1 aria-label="One -- two"></h1>');
  expect(textIn('keywords in the head only')).toContain(
    '</title><meta name="keywords" content="One -- two Three">',
  );
});

test('scripts run before the starter', () => {
  expect(textIn('posted results')).toMatch(
    /^<!doctype html>\n<script>[\s\S]*"heading"[\s\S]*<\/script>\n[\s\S]*Start/,
  );
});

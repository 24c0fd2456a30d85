import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageData } from '#schema/page/page-data.ts';
import { renderWorkbenchSlot } from './workbench-slots.tsx';

const code = (language: string, file: string, text: string) =>
  `<figure class="code" data-language="${language}"><figcaption><span class="code-file">${file}</span></figcaption><pre><code>${text}</code></pre></figure>`;
const page = (fields: Partial<PageData>) => ({ html: '', next: null, ...fields }) as PageData;
const html = (slot: string, fields: Partial<PageData>) =>
  renderToStaticMarkup(renderWorkbenchSlot(slot, page(fields)));

const quest = {
  address: '/quests/one/_quest.json',
  checks: [{ id: 'title', title: 'Title', passed: 'The page has a `title`.' }],
  files: ['index.html', 'style.css'],
};

test('the playground is rendered with its sources, each in a textarea with the name of its language', () => {
  const text = code('html', '', '&lt;h1&gt;Tea&lt;/h1&gt;') + code('css', '', 'h1 {}');
  const panes = html('play-panes', { html: text });
  const fields = [...panes.matchAll(/<textarea aria-label="(\w+)"[^>]*data-file="([\w.]+)"[^>]*>([^<]*)</g)];
  expect(fields.map(([, label, file, source]) => [label, file, source])).toEqual([
    ['HTML', 'index.html', '&lt;h1&gt;Tea&lt;/h1&gt;'],
    ['CSS', 'style.css', 'h1 {}'],
    ['JavaScript', 'script.js', ''],
  ]);
});

test('a quest is rendered with its starter, and not with a solution of the same name', () => {
  const text = code('html', 'index.html', 'starter') + code('html', 'index.html', 'solution');
  const panes = html('quest-panes', { html: text, quest });
  expect(panes).toContain('>starter</textarea>');
  expect(panes).not.toContain('solution</textarea>');
});

test('checks wait, and their sentences say what passes', () => {
  const [criteria, work] = html('quest-task', { quest }).split(/(?=<section class="bench-how")/);
  expect(criteria).toBe(
    '<section class="bench-criteria" aria-labelledby="bench-criteria-title"><h2 id="bench-criteria-title">It passes when</h2><ul><li data-state="waiting">The page has a <code>title</code>.</li></ul></section>',
  );
  expect(work).toContain('<h2 id="bench-how-title">How to work</h2><p>Change the files');
  expect(html('quest-panes', { quest })).toContain('<span class="bench-state">Waiting</span>');
});

test('buttons wait for the script, and an unknown slot is empty', () => {
  expect(html('quest-tools', { quest }).match(/<button[^>]*>/g)).toEqual([
    '<button type="button" disabled="">',
    '<button type="button" class="bench-outline" disabled="">',
    '<button type="button" class="bench-run" disabled="">',
  ]);
  expect(html('nothing', {})).toBe('');
});

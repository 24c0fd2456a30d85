// Text of a page: Markdown, blocks and HTML, nested and broken, with addresses that lead out of the site.

import type { Random } from '#lib/random.ts';
import { trackingVectors, tracksOnUse } from '../tracking-vectors.ts';

const targets = [
  ...[
    '/',
    'page.md',
    './page',
    '../',
    '../../victims/secret.txt',
    '/../victims/secret.txt',
    '#a',
    '?a',
    '%2e%2e/',
  ],
  ...[
    'http://{host}/link',
    '//{host}/link',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ],
  ...[
    'file:///etc/passwd',
    '{guard}/victims/secret.txt',
    '\\\\{host}\\link',
    '',
    ' ',
    '<>',
    'x'.repeat(3000),
  ],
];

const blocks = [
  ...['card', 'card-group', 'tabs', 'steps', 'callout', 'note', 'code-group', 'code-file', 'quiz', 'details'],
  ...['u-button', 'accordion', 'icon', 'badge', 'field', 'hero', 'live', 'unknown-block', 'script', 'iframe'],
];

const elements = [
  'div',
  'p',
  'span',
  'table',
  'svg',
  'math',
  'details',
  'ul',
  'select',
  'template',
  'b',
  'a',
];

const words = () => 'Some words of a page.';

/** Sources that would request something from another host. */
export function hostileSources(): string[] {
  return [...Object.values(trackingVectors('{host}')), ...Object.values(tracksOnUse('{host}'))];
}

const pieces: readonly ((random: Random) => string)[] = [
  words,
  (random) => `${'#'.repeat(1 + random.below(7))} A heading ${random.below(9)}`,
  (random) =>
    `[link](<${random.pick(targets)}>) ![picture](<${random.pick(targets)}>) <${random.pick(targets)}>`,
  (random) => `[ref]: ${random.pick(targets)} "title"\n\n[a][ref] ![b][ref]`,
  (random) => random.pick(hostileSources()),
  (random) => example(random, random.pick(hostileSources())),
  (random) => nestedBlocks(random),
  (random) => nestedElements(random),
  (random) => `::${random.pick(blocks)}{src="${random.pick(targets)}" to="${random.pick(targets)}"}\n::`,
  (random) => `::code-file{src="${random.pick(targets)}"}\n::`,
  (random) => `${'> '.repeat(1 + random.below(60))}quoted`,
  (random) => Array.from({ length: 1 + random.below(40) }, (_, at) => `${'  '.repeat(at)}- item`).join('\n'),
  (random) => `| a | b |\n|---|---|\n| ${random.pick(targets)} | <b>`,
  (random) =>
    `${'*'.repeat(random.below(200))}a${'_'.repeat(random.below(200))}${'['.repeat(random.below(200))}`,
  () => '<script>fetch("http://{host}/script")</script><style>@import "http://{host}/style";</style>',
  () => '\u0000\u001b[31m\u202e\ufffe',
  () => '```html\n<p>not closed',
  (random) => `\`\`\`${random.pick(['js', 'html', 'no-language', 'html{1-99999}', ''])}\n${words()}\n\`\`\``,
  () => '{{ process.env }} \x24{process.exit(7)} <%= 1 %> {$ title $}',
  () =>
    ':icon{name="../../victims/secret"} :unknown[text]{onclick="alert(1)" style="background:url(http://{host}/a)"}',
];

/** The body of a page. */
export function markdown(random: Random): string {
  const text = random.some(1, 7, () => random.pick(pieces)(random)).join(random.chance(0.9) ? '\n\n' : '\n');
  return random.chance(0.05) ? text.replaceAll('\n', '\r\n') : text;
}

function example(random: Random, source: string): string {
  const flags = random.pick(['', ' scripts', ' height=160', ' title="A title"', ' height=-1', ' fixed']);
  return `\`\`\`html example${flags}\n${source}\n\`\`\``;
}

function nestedBlocks(random: Random): string {
  const names = random.some(1, random.chance(0.1) ? 60 : 5, () => random.pick(blocks));
  const open = names.map((name, at) => `${':'.repeat(2 + names.length - at)}${name}{a="${at}"}`);
  const close = names.map((_, at) => ':'.repeat(3 + at));
  return [...open, words(), ...(random.chance(0.8) ? close : [])].join('\n');
}

function nestedElements(random: Random): string {
  const names = random.some(1, random.chance(0.1) ? 400 : 8, () => random.pick(elements));
  const attribute = random.pick([
    '',
    ' onclick="alert(1)"',
    ' style="background:url(http://{host}/html)"',
    ' id=a',
  ]);
  const close = names.toReversed().map((name) => `</${name}>`);
  return `${names.map((name) => `<${name}${attribute}>`).join('')}${words()}${random.chance(0.7) ? close.join('') : ''}`;
}

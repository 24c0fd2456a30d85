// Two hundred damaged documents: whatever an editor, a merge or a cat on the keyboard leaves behind, the pipeline
// answers with a page or with a message, never with a crash and never with silence.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Prose } from '#features/prose/prose.tsx';
import { parseDocument } from '#pipeline/documents/parse-document.ts';
import { buildContent } from '#pipeline/index.ts';
import type { Problem } from '#pipeline/problem.ts';

const seed = 20_261_115;
const total = 200;
/** Time of this thread's own work, so that a busy machine does not matter. */
const limitInMilliseconds = 5000;

/** A linear congruential generator: the same documents on every machine and on every run. */
function makeRandom(start: number) {
  let state = start;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (end: number) => Math.floor(next() * end),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}

const project = join(import.meta.dirname, '..');
const real = (file: string) => readFileSync(join(project, 'content', file), 'utf8');
const fixture = (file: string) => readFileSync(join(import.meta.dirname, 'sites', file), 'utf8');

const originals = [
  real('index.md'),
  real('1.cs/1.html/2.elements/dialog.md'),
  real('1.cs/1.html/1.getting-started/02.your-first-page.md'),
  real('2.quests/01.hello-page/index.md'),
  fixture('nuxt-site/content/index.md'),
  fixture('nuxt-site/content/1.getting-started/2.installation.md'),
  fixture('nuxt-site/content/1.getting-started/3.usage.md'),
  fixture('plain-markdown/Cooking & Baking/Bread.md'),
  fixture('plain-markdown/trips/2024-norway.md'),
  fixture('dead-link/index.md'),
  fixture('unknown-names/index.md'),
  fixture('unsafe-html/index.md'),
];

type Random = ReturnType<typeof makeRandom>;
type Mutation = (bytes: Buffer, random: Random) => Buffer;

const insert = (bytes: Buffer, at: number, text: string | Buffer) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(text as string), bytes.subarray(at)]);

const fragments = [
  '::',
  ':::',
  '::note',
  '::note{',
  '::card{title="',
  '#why',
  '---',
  '```',
  '~~~~',
  '`',
  '[',
  '](',
  '![',
  '{',
  '}',
  '{{',
  '}}',
  '<',
  '</',
  '<!--',
  '-->',
  '<div',
  '<script>',
  '&',
  '&#0;',
  '&#xD800;',
  '\\',
  '|',
  '| --- |',
  '> ',
  '- ',
  '1. ',
  '# ',
  '\t',
  '[^1]',
  '[^1]:',
  '[a]: ',
  '* * *',
  '__',
  '~~',
  ':badge[',
  ':kbd{',
  'http://',
  'www.',
  '@',
  '%zz',
  'title: [',
  '? ',
  '*x',
  '!!js',
  '<<: ',
  '\u202e',
  '\u0000',
  '\ufeff',
  '\u2028',
  '👩‍👩‍👧‍👦',
  'שלום',
  '𝕳',
  '́',
];

const mutations: Mutation[] = [
  // Bits fall over.
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let i = 0; i < 1 + random.below(20); i++) copy[random.below(copy.length)] = random.below(256);
    return copy;
  },
  // The disk was full.
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  // A piece is there twice, or in another place.
  (bytes, random) => {
    const from = random.below(bytes.length);
    return insert(bytes, random.below(bytes.length), bytes.subarray(from, from + random.below(400)));
  },
  // A piece is gone.
  (bytes, random) => {
    const from = random.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + random.below(200))]);
  },
  // Syntax where none belongs.
  (bytes, random) => {
    let copy = bytes;
    for (let i = 0; i < 1 + random.below(12); i++) {
      const text = random.pick(fragments);
      copy = insert(copy, random.below(copy.length), random.below(2) ? text : `\n${text}\n`);
    }
    return copy;
  },
  // Letters of no alphabet: lone surrogates, overlong and cut sequences.
  (bytes, random) =>
    insert(
      bytes,
      random.below(bytes.length),
      random.pick(
        [
          [0xed, 0xa0, 0x80],
          [0xc0, 0xaf],
          [0xe2, 0x82],
          [0xff, 0xfe],
          [0xf4, 0x90, 0x80, 0x80],
        ].map((b) => Buffer.from(b)),
      ),
    ),
  // Line ends of three systems.
  (bytes, random) =>
    Buffer.from(bytes.toString().replaceAll('\n', random.pick(['\r', '\r\n', '\n\r', ' \n']))),
  // Every line a little further to the right, or to the left.
  (bytes, random) => {
    const indent = ' '.repeat(1 + random.below(6));
    const lines = bytes.toString().split('\n');
    return Buffer.from(lines.map((line) => (random.below(3) ? line : indent + line)).join('\n'));
  },
];

const times = (count: number, line: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => line(index)).join(between);

/** What no editor writes by accident, but a generator does. */
const monsters: Record<string, string> = {
  'quotations 500 deep': `${'> '.repeat(500)}Text.`,
  'lists 500 deep': times(500, (i) => `${'  '.repeat(i)}- entry`),
  'numbered lists 500 deep': times(500, (i) => `${'   '.repeat(i)}1. entry`),
  'lists in one line 500 deep': `${'- '.repeat(500)}Text.`,
  'blocks 500 deep': `${times(500, (i) => `${':'.repeat(502 - i)}note`)}\nText.\n${times(500, (i) => ':'.repeat(3 + i))}`,
  'blocks 500 deep by indentation': times(500, (i) => `${'  '.repeat(i)}::note`),
  'unknown blocks 40 deep': `${times(40, (i) => `${':'.repeat(42 - i)}nobody`)}\nText.\n${times(40, (i) => ':'.repeat(3 + i))}`,
  'blocks never closed': '::note\n'.repeat(3000),
  'elements 5000 deep': `${'<div>'.repeat(5000)}Text.`,
  'elements 500 deep with Markdown inside': `${'<div>\n\n'.repeat(500)}Text.`,
  'inline elements 1000 deep': `${'<b>'.repeat(1000)}Text.${'</b>'.repeat(1000)}`,
  'emphasis 900 deep': `${'**a *b '.repeat(450)}${'*c**'.repeat(450)}`,
  'brackets 40 deep': `${'['.repeat(40)}x${']'.repeat(40)}`,
  'five thousand brackets': `${'['.repeat(5000)}x${']'.repeat(5000)}`,
  'three thousand links that do not close': '[a]('.repeat(3000),
  'two thousand links in each other': `${'[a'.repeat(2000)}${'](b)'.repeat(2000)}`,
  'thousands of stars': '*a_ '.repeat(5000),
  'thousands of stars in lines': '*a_ b\n'.repeat(5000),
  'stars and stars': `${'*'.repeat(5000)}x${'*'.repeat(5000)}`,
  'thousands of backticks': times(1000, (i) => `${'`'.repeat((i % 300) + 1)}a`, ' '),
  'a fence that never ends': `\`\`\`\`js\n${'let a = 1;\n'.repeat(500)}\`\`\``,
  'fences in fences': times(200, (i) => '`'.repeat(3 + i)),
  'a table of a hundred columns': `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${`|${'b|'.repeat(100)}\n`.repeat(30)}`,
  'a table of a thousand rows': `|a|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(1000)}`,
  'a table of pipes': `${'|'.repeat(10_000)}\n${'|-'.repeat(5000)}|`,
  'a line of 100,000 letters': 'x'.repeat(100_000),
  'a line of 20,000 words': 'word '.repeat(20_000),
  'an enormous heading': `# ${'heading '.repeat(10_000)}`,
  'five hundred equal headings': '## Same\n\n'.repeat(500),
  'three hundred footnotes': `${times(300, (i) => `[^${i}]`, '\n\n')}\n\n${times(300, (i) => `[^${i}]: x`, '\n\n')}`,
  'curly brackets': '{'.repeat(10_000),
  colons: `${':'.repeat(50_000)}\n\n${':a '.repeat(2000)}`,
  'less-than signs': `${'<'.repeat(10_000)}\n\n${'<a '.repeat(5000)}`,
  'comments in comments': '<!--'.repeat(10_000),
  entities: '&amp;'.repeat(10_000),
  'aliases that multiply': `---\na: &a [x]\n${times(8, (i) => `${'bcdefghi'[i]}: &${'bcdefghi'[i]} [${times(9, () => `*${'abcdefgh'[i]}`, ',')}]`)}\n---\nText.`,
  'front matter 5000 deep': `---\na: ${'['.repeat(5000)}\n---\nText.`,
  'names of the language itself':
    '---\n__proto__: { a: 1 }\nconstructor: 2\nlayout: __proto__\nicon: constructor\n---\n\n::constructor{__proto__=3}\nx\n::\n\n:toString[a] [b]{constructor="c"}\n\n```__proto__ valueOf=1\nx\n```\n\n```constructor\nx\n```',
  'only NULs': '\0'.repeat(1000),
  'right to left and joined': `# שלום ${'👩‍👩‍👧‍👦'.repeat(500)}\n\n\u202eمرحبا ${'e\u0301\u0302\u0303'.repeat(2000)}`,
};

interface Case {
  name: string;
  bytes: Buffer;
}

function makeCases(): Case[] {
  const random = makeRandom(seed);
  const cases = Object.entries(monsters).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  for (let index = cases.length; index < total; index++) {
    let bytes = Buffer.from(random.pick(originals));
    for (let i = 0; i < 1 + random.below(4); i++) {
      if (bytes.length > 0) bytes = random.pick(mutations)(bytes, random) as Buffer<ArrayBuffer>;
    }
    cases.push({ name: `mutation ${index}`, bytes });
  }
  return cases;
}

const cases = makeCases();
let temp: string;

beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-'));
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

/** Why a problem is not fit for an author, or null. */
function flawOf({ code, severity, line, message }: Problem, lines: number): string | null {
  if (severity !== 'error' && severity !== 'warning') return 'has no severity';
  if (line !== null && !(Number.isInteger(line) && line >= 1 && line <= lines + 1))
    return `is on line ${line}`;
  if (!/[.?]$/.test(message)) return 'is not a sentence';
  if (/\n|undefined|\[object|NaN/.test(message)) return 'shows the engine';
  return code === 'engine-fault' ? 'is a fault of the engine' : null;
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The first tag that does not fit, or null. React escapes every `>` in attributes, so tags are easy to find. */
function imbalanceOf(html: string): string | null {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    if (slash) {
      if (open.pop() !== name) return tag;
    } else if (!voidTags.has(name) && !tag.endsWith('/>')) open.push(name);
  }
  return open.at(-1) ?? null;
}

test(`there are ${total} documents, and no two are the same`, () => {
  expect(new Set(cases.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(total);
});

test('each becomes a page or a message, in time', async () => {
  const failures: string[] = [];
  for (const { name, bytes } of cases) {
    const text = bytes.toString().replace(/\r\n?/g, '\n');
    const before = process.threadCpuUsage();
    try {
      const { stored, problems } = await parseDocument({
        file: 'page.md',
        text,
        path: '/page',
        root: temp,
        publicDir: join(temp, 'public'),
        site: { pathByFile: new Map([['page.md', '/page']]) },
      });
      const html = renderToStaticMarkup(Prose({ nodes: stored.page.body.nodes }));
      const imbalance = imbalanceOf(html);
      if (imbalance) failures.push(`${name}: ${imbalance} does not fit`);
      if (/<script|<iframe|\son\w+="|href="javascript:/i.test(html))
        failures.push(`${name}: carries a script`);
      for (const problem of problems) {
        const flaw = flawOf(problem, text.split('\n').length);
        if (flaw) failures.push(`${name}: "${problem.message}" ${flaw}`);
      }
    } catch (error) {
      failures.push(`${name}: throws ${(error as Error).stack}`);
    }
    const spent = process.threadCpuUsage(before).user / 1000;
    if (spent > limitInMilliseconds) failures.push(`${name}: takes ${Math.round(spent)} ms`);
  }
  expect(failures).toEqual([]);
}, 120_000);

test('all of them in one folder end in one list of messages', async () => {
  const root = join(temp, 'content');
  mkdirSync(root);
  for (const [index, { bytes }] of cases.entries()) writeFileSync(join(root, `page-${index}.md`), bytes);
  const result = await buildContent({
    root,
    publicDir: join(temp, 'public'),
    database: join(temp, 'content.sqlite'),
  });
  expect(result.ok).toBe(false);
  const unreadable = new Set(
    result.problems.filter(({ code }) => code === 'file-encoding').map(({ file }) => file),
  );
  expect(result.pages).toBe(total - unreadable.size);
  expect(result.parsed).toBe(result.pages);
  expect(result.problems.filter((problem) => flawOf(problem, 100_000) !== null)).toEqual([]);
}, 120_000);

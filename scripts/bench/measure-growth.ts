// Measures how a site's size affects builds, rebuilds, the search, and the list beside a page. The sites are
// generated: short pages of many different words, ten thousand of them in one section and fifty thousand in
// many, and one page of two megabytes.
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { numbers } from './generate-content.ts';
import { runBuild } from './measure-build.ts';
import { kilobytes, type Measurement, row } from './measurement.ts';

interface GrowingSite {
  name: string;
  /** The page to edit and view. */
  page: string;
  generate(folder: string): void;
}

const flat = (pages: number): GrowingSite => ({
  name: `${pages.toLocaleString('en')} pages in one section`,
  page: '1.section/5.page-4.md',
  generate: (folder) => writePages(folder, pages, (i) => `1.section/${i + 1}.page-${i}.md`),
});

/** Sections of fifty folders of a hundred pages. */
const deep = (pages: number): GrowingSite => ({
  name: `${pages.toLocaleString('en')} pages in ${Math.ceil(pages / 5000)} sections`,
  page: '1.section-0/1.folder-0/5.page-4.md',
  generate: (folder) =>
    writePages(folder, pages, (i) => {
      const section = Math.floor(i / 5000);
      const inner = Math.floor(i / 100) % 50;
      return `${section + 1}.section-${section}/${inner + 1}.folder-${inner}/${(i % 100) + 1}.page-${i}.md`;
    }),
});

/** A single page as long as a book. */
const long = (megabytes: number): GrowingSite => ({
  name: `a page of ${megabytes} MB`,
  page: '1.section/1.long.md',
  generate(folder) {
    writePages(folder, 100, (i) => `1.section/${i + 2}.page-${i}.md`);
    let text = '---\ntitle: A long page\ndescription: As long as a book.\n---\n';
    for (let i = 0, part = ''; text.length + part.length < megabytes * 1e6; i++) {
      text += part;
      part = `\n## ${i}. About ${someWords(numbers(i), 2)}\n\n${someWords(numbers(i), 250)}.\n`;
    }
    writeFileSync(join(folder, '1.section/1.long.md'), text);
  },
});

export const growingSites: readonly GrowingSite[] = [long(2), flat(1000), flat(10_000), deep(50_000)];

export async function measureGrowth(
  scratch: string,
  { name, page, generate }: GrowingSite,
): Promise<Measurement[]> {
  const folder = join(scratch, 'growth');
  const content = join(folder, 'content');
  const out = join(folder, 'out');
  generate(content);
  writeFileSync(join(content, 'index.md'), '---\ntitle: Home\n---\n\nA generated site.\n');
  const cold = await runBuild(content, out);
  appendFileSync(join(content, page), '\nOne more sentence.\n');
  const edited = await runBuild(content, out);
  const rows = [
    row(name, cold.summary),
    row('  cold build', `${cold.seconds.toFixed(0)} s, processor ${cold.cpuSeconds?.toFixed(0)} s`),
    row('  peak memory', `${cold.peakMegabytes.toFixed(0)} MB`),
    row(
      '  rebuild after one edit',
      `${edited.seconds.toFixed(1)} s, ${edited.peakMegabytes.toFixed(0)} MB (${/\d+ rendered/.exec(edited.summary)?.[0]})`,
    ),
    ...weighDocument(join(out, 'static'), page),
    ...weighData(join(out, 'static/_data')),
  ];
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

function weighDocument(folder: string, page: string): Measurement[] {
  const path = page.replace(/\.md$/, '').replace(/(^|\/)\d+\./g, '$1');
  const document = readFileSync(join(folder, path, 'index.html'));
  return [
    row('  document of a page', weight(document)),
    row('    links in it', String(document.toString().match(/<a /g)?.length ?? 0)),
    row('  builds/current.json', weight(readFileSync(join(folder, 'builds/current.json')))),
  ];
}

/** Every type of data: number of files, total size, and the largest. */
function weighData(folder: string): Measurement[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return [...Map.groupBy(files, (name) => name.replace(/\..*/, ''))].toSorted().map(([kind, names]) => {
    const sizes = names.map((name) => statSync(join(folder, name)).size);
    const packed = names.map(
      (name) => statSync(join(folder, `${name}.br`), { throwIfNoEntry: false })?.size ?? 0,
    );
    const sum = (list: readonly number[]) => list.reduce((total, size) => total + size, 0);
    return row(
      `  _data/${kind}: ${names.length}`,
      `${kilobytes(sum(sizes))} (brotli ${kilobytes(sum(packed))}), largest ${kilobytes(Math.max(...sizes))} (${kilobytes(Math.max(...packed))})`,
    );
  });
}

const syllables = 'ba ce di fo gu ha ki lo mu na pe ri so tu va we xi yo za ther'.split(' ');

/** One of eight thousand words; the first ones are frequent, as in any language. */
function wordOf(random: (below: number) => number): string {
  let rest = random(1 + random(1 + random(8000)));
  let word = '';
  do {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0);
  return word;
}

function someWords(random: (below: number) => number, count: number): string {
  return Array.from({ length: count }, () => wordOf(random)).join(' ');
}

/** A page of about two kilobytes: a title, a description, and four headings with a paragraph each. */
function shortPage(i: number): string {
  const random = numbers(i + 1);
  const words = (count: number) => someWords(random, count);
  const parts = [1, 2, 3, 4].map((n) => `## ${n}. About ${words(2)}\n\n${words(60)}.\n`);
  return `---\ntitle: Page ${i} about ${words(2)}\ndescription: How ${words(10)}.\n---\n\n${words(20)}.\n\n${parts.join('\n')}`;
}

function weight(bytes: Buffer): string {
  return `${kilobytes(bytes.length)} (brotli ${kilobytes(brotliCompressSync(bytes).length)})`;
}

function writePages(folder: string, count: number, fileOf: (i: number) => string): void {
  const made = new Set<string>();
  for (let i = 0; i < count; i++) {
    const file = join(folder, fileOf(i));
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    writeFileSync(file, shortPage(i));
  }
}

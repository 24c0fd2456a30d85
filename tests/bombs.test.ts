// Small files that cost much. Each is read, or refused with a reason, by a process with little memory; a process that
// dies all the same costs one page, never the run.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { type Bomb, bombs } from './support/bombs/bombs.ts';
import type { BombResult } from './support/bombs/read-bomb.ts';
import { isNightly } from './support/nightly.ts';

/** Megabytes that a process has; the pipeline's own have half as much again. */
const heap = 256;
/** Far more than any of them takes; only ends what would never end. */
const patienceInMilliseconds = 60_000;
/** Characters that a page of at most 250,000 may become. */
const maxSize = 3_000_000;

let temp: string;

beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-'));
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

test('a page that ends its process is named, the others are read, and nothing is written', async () => {
  const root = join(temp, 'content');
  const database = join(temp, 'content.sqlite');
  const build = () => buildContent({ root, publicDir: join(temp, 'public'), database, processes: 2 });
  mkdirSync(root);
  writeFileSync(join(root, 'site.yaml'), 'name: Test\n');
  for (let index = 0; index < 70; index++) writeFileSync(join(root, `page-${index}.md`), `# Page ${index}\n`);
  expect((await build()).problems).toEqual([]);
  const before = readFileSync(database);

  for (let index = 0; index < 70; index++)
    writeFileSync(join(root, `page-${index}.md`), `# Page ${index}, new\n`);
  writeFileSync(join(root, 'page-7.md'), '# Heavy\n');
  writeFileSync(
    join(root, 'page-8.md'),
    '# Link\n\n[To the heavy page](page-7.md) and [nowhere](gone.md).\n',
  );
  writeFileSync(join(root, 'page-50.md'), '# Heavy too\n');
  const hook = new URL('./support/die-of-heavy-pages.ts', import.meta.url).href;
  vi.stubEnv('NODE_OPTIONS', `--import=${hook}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const result = await build();
  expect(result.ok).toBe(false);
  expect(result.parsed).toBe(70);
  const heavy =
    'The page could not be read: the program that reads it ran out of memory or crashed. Split it, or take out the last thing you changed.';
  expect(result.problems.map((problem) => formatProblem(problem, 'content'))).toEqual([
    `content/page-50.md error: ${heavy}`,
    `content/page-7.md error: ${heavy}`,
    `content/page-8.md:3 error: The link "gone.md" leads to no page or file. Check the path; it starts from this page's folder.`,
  ]);
  expect(readFileSync(database).equals(before)).toBe(true);
});

/** What becomes of each text, in processes that read one after another; a process that ends is replaced. */
async function readAll(all: readonly Bomb[]): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  const waiting = all.values();
  const worker = async () => {
    let child: ReturnType<typeof start> | null = null;
    for (const { name, text } of waiting) {
      child ??= start();
      const outcome = await read(child, text);
      outcomes[name] = outcome;
      if (outcome.startsWith('died')) child = null;
    }
    child?.kill();
  };
  await Promise.all([worker(), worker()]);
  return Object.fromEntries(all.map(({ name }) => [name, outcomes[name] ?? 'not read']));
}

function start() {
  const module = new URL('./support/bombs/read-bomb.ts', import.meta.url);
  const execArgv = [`--max-old-space-size=${heap}`, '--max-semi-space-size=8', '--single-threaded-gc'];
  return fork(module, { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

function read(child: ReturnType<typeof start>, text: string): Promise<string> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceInMilliseconds);
    const end = (outcome: string) => {
      clearTimeout(patience);
      child.removeAllListeners();
      resolve(outcome);
    };
    child.once('exit', (code, signal) => end(`died (${signal ?? code})`));
    child.once('message', ({ codes, size }: BombResult) => {
      const told = codes.filter((code) => code !== 'title-missing').join(', ') || 'ok';
      end(size > maxSize ? `${told}, but ${size} characters` : told);
    });
    child.send(text);
  });
}

/** What becomes of each: the codes of its problems, or "ok". */
const outcomes: Record<string, string> = {
  'HTML 30,000 deep in a line': 'nesting-too-deep',
  'HTML 40,000 deep': 'nesting-too-deep',
  'NUL characters': 'ok',
  'a base64 picture': 'address-refused',
  'a base64 picture in HTML': 'address-refused',
  'a block of 5,000 parts': 'lines-too-many',
  'a block whose attributes do not close': 'ok',
  'a block with a long name': 'block-unknown',
  'a block with endless attributes': 'block-property-unknown',
  'a block with one endless attribute': 'ok',
  'a definition in a quotation, 2,000 uses': 'references-too-large',
  'a fence of 2,000 lines in forty quotations': 'nesting-too-heavy',
  'a fence of 30,000 lines': 'lines-too-many',
  'a fence with 10,000 options': 'code-option-unknown',
  'a fence with an endless info string': 'ok',
  'a fence with an endless language': 'code-language-unknown',
  'a file of one line in a JSON fence': 'code-without-colours',
  'a footnote used 5,000 times': 'lines-too-many',
  'a footnote with a long name used 200 times': 'ok',
  'a header of 1,000 columns above 20,000 rows of one cell': 'lines-too-many',
  'a header of 1,000 columns above 9,000 rows of one cell': 'table-too-large',
  'a heading over 40,000 lines': 'lines-too-many',
  'a line of 100,000 spaces': 'ok',
  'a line of 50,000 tabs in a list': 'nesting-too-heavy',
  'a line of angles in a TypeScript fence': 'code-without-colours',
  'a line of backticks in a Markdown fence': 'code-without-colours',
  'a line of braces in a script fence': 'code-without-colours',
  'a line of brackets in a Markdown fence': 'code-without-colours',
  'a line of colons in a YAML fence': 'code-without-colours',
  'a line of letters in every language of a page': 'code-without-colours',
  'a line of marks in a Markdown fence': 'code-without-colours',
  'a line of quotes in a shell fence': 'code-without-colours',
  'a line of slashes in a regular expression': 'code-without-colours',
  'a line of stars in a CSS fence': 'code-without-colours',
  'a line of tags in an HTML fence': 'code-without-colours',
  'a list of names': 'ok',
  'a list that goes down forty levels, fifty times': 'nesting-too-heavy',
  'a live example 15,000 deep': 'code-without-colours, nesting-too-deep',
  'a live example of 15,000 attributes': 'lines-too-many',
  'a live example of 500 buttons': 'ok',
  'a live example of 500 labels': 'ok',
  'a live example of 8,000 labels': 'code-without-colours, nesting-too-deep',
  'a live example that opens formatting again': 'code-without-colours, html-too-large',
  'a long attribute in text': 'ok',
  'a missing target, 2,000 times': 'references-too-large',
  'a paragraph of 8,000 lazy lines in forty quotations': 'nesting-too-heavy',
  'a paragraph of spaces between letters': 'ok',
  'a picture reference with a long title, 2,000 times': 'references-too-large',
  'a reference with a long address, 2,000 times': 'references-too-large',
  'a reference with a long title, 2,000 times': 'references-too-large',
  'a run of stars': 'ok',
  'a source set without end': 'picture-elsewhere',
  'a table just below the limit': 'ok',
  'a table of 20,000 short rows': 'table-too-large',
  'a table of 300 by 300 cells': 'table-too-large',
  'a table of 50,000 pipes': 'table-too-large',
  'a table row of escaped pipes': 'table-too-large',
  'a table without outer pipes': 'lines-too-many',
  'a thousand lines of tabs': 'nesting-too-deep',
  'a word before every at sign': 'ok',
  'a word of 200,000 letters': 'ok',
  addresses: 'ok',
  'addresses of mail': 'ok',
  'addresses without a space': 'ok',
  angles: 'ok',
  'angles with addresses': 'ok',
  'at signs': 'ok',
  'attributes that are never closed': 'ok',
  'attributes that end': 'ok',
  'attributes that never end': 'ok',
  'attributes with open quotes in a paragraph': 'block-unknown',
  'attributes with open quotes in lines': 'block-unknown',
  'attributes with values': 'ok',
  'attributes without end': 'ok',
  backslashes: 'ok',
  'backticks of growing length': 'ok',
  'backticks that do not match': 'ok',
  'beginnings of addresses': 'ok',
  'blocks 40 deep, twenty times': 'ok',
  'blocks after a fence in a comment': 'nesting-too-heavy',
  'blocks that are never closed': 'nesting-too-heavy',
  'blocks that open code': 'nesting-too-deep',
  'blocks with a slot each': 'nesting-too-deep',
  'blocks with unknown names': 'block-unknown',
  'character data': 'ok',
  'closing brackets': 'ok',
  'closing tags': 'ok',
  'code marks with much white space': 'code-without-colours',
  colons: 'nesting-too-deep',
  'comments in a paragraph': 'ok',
  'comments on lines': 'lines-too-many',
  'comments that do not close': 'ok',
  'components in components that are never closed': 'block-unknown',
  'curly brackets': 'ok',
  dashes: 'ok',
  declarations: 'ok',
  'declarations in a paragraph': 'ok',
  'dollar signs': 'ok',
  'drawings 40,000 deep': 'nesting-too-deep',
  'empty lines': 'lines-too-many',
  entities: 'ok',
  'exclamation marks': 'ok',
  'facts of one element, 2,000 times': 'fact-blocks-too-many',
  'footnotes that call each other': 'footnotes-too-many',
  'formatting closed at the end': 'html-unclosed',
  'formatting of 150 kinds that is opened again': 'html-unclosed',
  'formatting that is opened again': 'html-unclosed',
  'forty levels of list above 3,000 deep lines': 'nesting-too-heavy',
  'front matter 20,000 deep': 'front-matter-yaml',
  'front matter 400 deep': 'ok',
  'front matter 400 deep by indentation': 'front-matter-yaml',
  'front matter of 3,000 keys in one group': 'ok',
  'front matter of a folded text': 'front-matter-yaml',
  'front matter of a key with 20,000 dots': 'front-matter-yaml',
  'front matter of merge keys': 'front-matter-yaml',
  'front matter of one text in many lines': 'front-matter-yaml, lines-too-many',
  'front matter of open brackets': 'front-matter-yaml',
  'front matter that laughs': 'front-matter-yaml',
  'front matter that smiles': 'front-matter-yaml',
  'front matter with 2,000 misspelt keys': 'field-unknown',
  'front matter with 20,000 keys': 'front-matter-yaml, lines-too-many',
  'front matter with 3,000 links': 'front-matter-yaml',
  'front matter with 5,000 anchors': 'front-matter-yaml',
  'front matter with a huge number': 'front-matter-yaml',
  'front matter with a list of wrong values': 'field-value',
  'front matter with a long key': 'front-matter-yaml',
  'front matter with a long text under many names': 'ok',
  'front matter with an alias in a list, 2,000 times': 'front-matter-yaml',
  handlers: 'event-handler-refused',
  'headings that end in numbers': 'ok',
  'inline blocks': 'block-unknown',
  'inline blocks that open': 'ok',
  'inline blocks with attributes': 'ok',
  instructions: 'ok',
  'instructions in a paragraph': 'ok',
  'joined people': 'ok',
  'line separators': 'ok',
  'lines and levels just below the limit': 'ok',
  'lines of angles in a TypeScript fence': 'ok',
  'lines of one letter': 'lines-too-many',
  'lines of white space before a mark': 'code-without-colours',
  'lines that look like blocks': 'ok',
  'links in links in HTML': 'html-unclosed',
  'links that open': 'ok',
  'links to anchors that exist': 'lines-too-many',
  'links to missing anchors': 'link-anchor-missing',
  'links to missing long anchors': 'link-anchor-missing',
  'links to missing pages': 'lines-too-many',
  'lists after a fence in a comment': 'nesting-too-heavy',
  'long names that are no entity': 'ok',
  'many lines of marks in a Markdown fence': 'code-without-colours',
  'many links with open titles': 'ok',
  'many pictures in pictures': 'picture-missing',
  'marks after a fence in a comment': 'ok',
  'marks after a fence in a list': 'ok',
  'marks after a fence in a quotation': 'code-unclosed',
  'marks in lines of a quotation': 'ok',
  'marks in lines that are indented': 'ok',
  'marks in lines with a number': 'ok',
  'marks over letters': 'ok',
  'mentions of elements': 'ok',
  'ninety languages': 'code-without-colours',
  'numbers that are no entity': 'ok',
  'one address of closing brackets': 'ok',
  'one address of entities': 'ok',
  'one link of 50,000 round brackets': 'ok',
  'one link with an open title': 'ok',
  'one long unknown icon': 'icon-unknown',
  'one thousand lines of forty lists': 'nesting-too-heavy',
  'one thousand lines of forty quotations': 'nesting-too-heavy',
  'one thousand quotations of forty levels': 'nesting-too-heavy',
  'opening brackets': 'brackets-too-many',
  'opening brackets before a span': 'ok',
  'options in HTML': 'element-refused',
  'paragraphs just below the limit': 'ok',
  'paragraphs of one letter': 'lines-too-many',
  'pictures in pictures': 'picture-missing',
  'pictures that are never closed': 'brackets-too-many',
  'refused elements': 'element-refused',
  'right to left and back': 'ok',
  'round brackets in an address': 'link-file-missing',
  rules: 'lines-too-many',
  'settings 20,000 deep': 'block-settings-yaml',
  'settings that laugh': 'block-settings-yaml',
  'settings that smile': 'block-settings-yaml',
  'settings with 10,000 keys': 'lines-too-many',
  'settings with an alias, 2,000 times': 'block-settings-yaml',
  'short addresses': 'ok',
  'spaces after the name of an attribute': 'ok',
  'spaces at the ends of lines': 'ok',
  'spans with attributes': 'ok',
  'spans with open quotes': 'ok',
  'stars and underscores': 'ok',
  'stars in 5,000 paragraphs': 'lines-too-many',
  'stars in table cells': 'ok',
  'tables in tables in HTML': 'ok',
  'tables of event handlers, 500 times': 'fact-blocks-too-many',
  'tables of licences, 300 times': 'fact-blocks-too-many',
  'task entries just below the limit': 'ok',
  'ten thousand classes': 'ok',
  'ten thousand definitions': 'lines-too-many',
  'ten thousand empty fences': 'lines-too-many',
  'ten thousand equal headings': 'lines-too-many',
  'ten thousand numbered entries with empty lines': 'lines-too-many',
  'text between rows in HTML': 'ok',
  'the same table in a block': 'lines-too-many',
  'the same table in a quotation': 'lines-too-many',
  'the same table in an entry of a list': 'lines-too-many',
  'the same with an empty line between': 'nesting-too-heavy',
  'three thousand lines of twelve quotations and lists': 'nesting-too-heavy',
  tildes: 'ok',
  'tildes around letters': 'ok',
  'twenty thousand task entries': 'lines-too-many',
  'two hundred tables of 100 columns': 'lines-too-many',
  'two thousand blocks one after another': 'ok',
  'two thousand blocks with settings': 'lines-too-many',
  'unclosed elements in a line': 'html-unclosed',
  'unclosed elements in paragraphs': 'lines-too-many',
  'unclosed paragraphs': 'lines-too-many',
  'underlined headings': 'lines-too-many',
  'underlined headings just below the limit': 'ok',
  'unknown icons': 'icon-unknown',
  'unknown parts of a block': 'block-slot-unknown',
  'words in one line': 'ok',
  'words with apostrophes': 'ok',
  'www and brackets': 'ok',
  'www and entities': 'ok',
  'www and full stops': 'ok',
  'www without end': 'ok',
};

test('every one has an expected outcome', () => {
  expect(Object.keys(outcomes).toSorted()).toEqual(bombs.map(({ name }) => name).toSorted());
});

test('each is read or refused; every fifth here, all of them in the nightly run', async () => {
  const chosen = bombs.filter((_, index) => isNightly || index % 5 === 0);
  const expected = Object.fromEntries(chosen.map(({ name }) => [name, outcomes[name]]));
  expect(await readAll(chosen)).toEqual(expected);
}, 600_000);

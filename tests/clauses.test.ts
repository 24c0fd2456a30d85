// The specification's clauses about how the site behaves in the browser and over the wire, each with the tests that
// hold it: `docs/clauses.md`. No clause may be missing there, and no test may be named that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** How many clauses each group has. */
const groups: Record<string, number> = {
  SET: 6,
  PAL: 5,
  RT: 5,
  HDR: 9,
  FTR: 3,
  NVI: 3,
  SRC: 7,
  ERR: 4,
  NAV: 4,
  LNK: 5,
  TTL: 2,
  TST: 6,
  OVL: 4,
  ASY: 1,
  BLD: 5,
  PLD: 1,
  ISL: 2,
  ICN: 4,
  HTP: 3,
  IMG: 3,
  SEO: 1,
  CAT: 14,
  CON: 1,
};

const clauses = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}-${index + 1}`),
);

interface Row {
  clause: string;
  tests: { file: string; title: string }[];
}

/** Rows look like `| NAV-1 | what it says | file: title<br>file: title |`. */
function readRows(): Row[] {
  const text = readFileSync(join(root, 'docs/clauses.md'), 'utf8');
  return text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, clause = '']) => /^[A-Z]+-\d+$/.test(clause))
    .map(([, clause = '', , tests = '']) => ({
      clause,
      tests: tests.split('<br>').map((entry) => {
        const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(entry.trim()) ?? [];
        return { file, title: title.replaceAll('&#124;', '|') };
      }),
    }));
}

const rows = readRows();

test('every clause has a row, once', () => {
  expect(rows.map(({ clause }) => clause).toSorted()).toEqual(clauses.toSorted());
});

test.each(rows)('the tests of $clause exist', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  for (const { file, title } of tests) {
    expect(existsSync(join(root, file)), file).toBe(true);
    const titles = titlesIn(readFileSync(join(root, file), 'utf8'));
    expect(titles, `${file} has no such test`).toContain(title);
  }
});

/** The titles of the tests in a source text, as they are written there: texts that a function follows. */
function titlesIn(source: string): string[] {
  const texts = source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1\s*,\s*(?:async\s*)?\(/g);
  return [...texts].map(([, quote = '', title = '']) => title.replaceAll(`\\${quote}`, quote));
}

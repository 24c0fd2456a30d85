import { describe, expect, test, vi } from 'vitest';
import { findProblems } from './html-problems.ts';

const told = (source: string) =>
  findProblems(source).map(({ line, column, title }) => `${line}:${column} ${title}`);

const slips = `<main>
  <img class="pot" src="teapot.svg"
    alt="A round teapot" class="round">
  <button id="more" type="button">
    One more cup</buton>
  <p role="status"></p>
</main>`;

test('each slip is told once, where it is', () => {
  expect(told(slips)).toEqual(['3:26 `class` stands on this tag twice.', '5:17 `</buton>` closes nothing.']);
});

test('says what follows from it, and where it begins and ends', () => {
  const [, endTag] = findProblems(slips);
  expect(endTag?.consequence).toBe(
    'The browser passes over it, and the element it was meant for stays open.',
  );
  expect(slips.slice(endTag?.start, endTag?.end)).toBe('</buton>');
});

test.each([
  ['a piece of a page', '<p>One<p>Two<ul><li>a<li>b</ul><br><img src="a.png" alt="">'],
  ['a whole page', '<!doctype html>\n<html lang="en"><head><title>a</title><body><p>b</html>'],
  ['a table', '<table><caption>a</caption><tr><th>b<td>c</table>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1" /></svg>'],
  [
    'tags in text that is none',
    '<!-- </p> --><script>"</div>"</script><textarea></b></textarea><p title="</i>"></p>',
  ],
  ['a template', '<template><li>a</li></template>'],
  ['nothing', ''],
])('%s has no problems', (_, source) => {
  expect(told(source)).toEqual([]);
});

describe('tags that do not fit together', () => {
  test.each([
    ['<div><p>a</p>', ['1:1 `<div>` is never closed.']],
    ['<section><h2>a</h3></section>', ['1:15 `</h3>` closes a heading of another level.']],
    ['<b><i>a</b></i>', ['1:12 `</i>` comes after the end of the element that `<i>` was opened in.']],
    ['<!doctype html><meta charset="utf-8"><title>a</title></head><body><p>a</body></html>', []],
    ['<!doctype html><table><tr><td>a</tbody></table>', []],
    ['<!doctype html><p>a</p></body></body>', ['1:31 `</body>` closes nothing.']],
    ['<p>a</p></p>', ['1:9 `</p>` closes nothing.']],
    ['<div/>a', ['1:1 `/>` does not close this element.']],
    ['<template><b></template>', ['1:11 `<b>` is never closed.']],
  ])('%s', (source, expected) => {
    expect(told(source).sort()).toEqual(expected);
  });
});

test.each([
  ['<p>a & b &copy c</p>', '1:10 `&copy` has no semicolon.'],
  ['<p>&nosuch;</p>', '1:4 `&nosuch;` is no character that HTML knows.'],
  ['<!-- a', '1:7 A comment is never closed.'],
  ['<p class="a"id="b"></p>', '1:13 Two attributes touch each other.'],
  ['a <1', '1:4 After `<` comes something that cannot begin a name.'],
  ['<html><p>a</p></html>', '1:1 The page does not begin with `<!doctype html>`.'],
  ['<p\u0000></p>', '1:3 The browser had to guess here: unexpected null character.'],
])('%s', (source, expected) => {
  expect(told(source)).toContain(expected);
});

describe('a hostile source', () => {
  /** The 10 kB that a link of 60 characters unpacks to. */
  const endTags = '</p>'.repeat(2500);

  /**
   * Characters copied and callbacks made while the problems are found. Both grow with the source, and with its square
   * where every problem looks through all of it.
   */
  function workOf(source: string): number {
    let work = 0;
    const { slice } = String.prototype;
    vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...range) {
      const part = slice.apply(this, range);
      work += part.length;
      return part;
    });
    for (const name of ['filter', 'some', 'find', 'findLast', 'findIndex', 'map', 'flatMap'] as const) {
      const original = Array.prototype[name] as (callback: (...given: unknown[]) => unknown) => unknown;
      vi.spyOn(Array.prototype, name).mockImplementation(function (this: unknown[], callback: unknown) {
        return original.call(this, (...given) => {
          work++;
          return (callback as (...given: unknown[]) => unknown)(...given);
        });
      } as never);
    }
    try {
      findProblems(source);
    } finally {
      vi.restoreAllMocks();
    }
    return work;
  }

  test.each([
    ['end tags that close nothing', '</p>'],
    ['start tags that are never closed', '<i></b>'],
    ['repeated attributes', '<p a a>'],
    ['character references', '&copy '],
    ['comments between end tags', '<!----></b>'],
    ['end tags without their bracket', '</a'],
    ['overlapping elements', '<b><i></b></i>'],
  ])('takes work that grows with its length: %s', (_, piece) => {
    const [once, twice] = [100, 200].map((times) => workOf(piece.repeat(times)));
    expect(twice).toBeLessThanOrEqual(2 * (once ?? 0) + 50);
  });

  test('has each of its problems found', () => {
    const found = findProblems(endTags);
    expect(found).toHaveLength(2500);
    expect(found.at(-1)).toMatchObject({ line: 1, column: 9997, start: 9996, end: 10_000 });
  });

  test.each([
    ['elements nested too deep', '<i>'.repeat(600), 1533],
    ['too many elements', '<br>'.repeat(21_000), 79_984],
    // Each paragraph would get a copy of every element that was left open before it.
    [
      'elements that the parser opens again and again',
      `<p>${Array.from({ length: 500 }, (_, at) => `<b a=${at}>`).join('')}</p>${'<p>a</p>'.repeat(1000)}`,
      4701,
    ],
  ])('is checked up to the limit of what is shown: %s', (_, source, expected) => {
    const last = findProblems(source).at(-1);
    expect([last?.code, last?.start, last?.title]).toEqual([
      'checked-in-part',
      expected,
      'The source was checked only up to here.',
    ]);
  });

  test('is not checked at all when it is longer than anybody types', () => {
    expect(told('</p>'.repeat(125_001))).toEqual(['1:1 The source is too long to be checked.']);
  });
});

test.each([
  ['<p>un<b>closed<p>x</b>', 18],
  ['<p><b>a</p>b</b>', 12],
])('an element that is closed behind the end of its parent overlaps it: %s', (source, start) => {
  expect(findProblems(source).map((problem) => [problem.code, problem.start, problem.title])).toEqual([
    ['overlapping-elements', start, '`</b>` comes after the end of the element that `<b>` was opened in.'],
  ]);
});

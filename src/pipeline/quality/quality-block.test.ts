import { expect, test } from 'vitest';
import { checkQualityBlock } from './quality-block.ts';

function check(part: unknown) {
  const problems: unknown[] = [];
  const context = {
    showsQuality: false,
    report: (...problem: unknown[]) => void problems.push(problem),
  };
  checkQualityBlock(part, 7, context);
  return { isLate: context.showsQuality, problems };
}

test('a page with the block is one of those that come last', () => {
  expect(check('pages')).toEqual({ isLate: true, problems: [] });
});

test('a part that does not exist is told, with the nearest or all', () => {
  expect(check('page').problems).toEqual([
    ['quality-part-unknown', 7, 'The block "quality" has no part "page". Did you mean "pages"?'],
  ]);
  const all = 'The parts are summary, pages, facts, examples, tests, accessibility, links, sizes, budgets.';
  expect(check('weather').problems).toEqual([
    ['quality-part-unknown', 7, `The block "quality" has no part "weather". ${all}`],
  ]);
  expect(check(undefined).problems).toEqual([
    [
      'quality-part-missing',
      7,
      `The block "quality" does not say which figures it shows. Write part="pages". ${all}`,
    ],
  ]);
});

// The assistive view beside Chromium's own tree, for sources that are harder than those of the pages. The examples of
// the pages are compared by `npm run check:content`.

import { readChromiumTrees } from '#checks/content/assistive/chromium-tree.ts';
import { compareTrees } from '#checks/content/assistive/compare-trees.ts';
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { assistiveCases } from '../support/assistive-cases.ts';
import { expect, test } from '../support/test.ts';

test('hard cases are read as Chromium reads them', async () => {
  const trees = await readChromiumTrees(assistiveCases, findChromium() ?? '');
  const found = assistiveCases.map((source, at) => ({
    source,
    ...compareTrees(parseSource(source), trees[at] ?? []),
  }));
  expect(found.filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(found.reduce((sum, { nodes }) => sum + nodes, 0)).toBeGreaterThan(400);
});

test('a name that Chromium does not give is a difference, with both sides in words', async () => {
  const [tree = []] = await readChromiumTrees(['<button>Open</button>'], findChromium() ?? '');
  expect(compareTrees(parseSource('<button>Close</button>'), tree)).toEqual({
    nodes: 3,
    mapped: 0,
    differences: [
      { element: 3, ours: 'button <button> “Close”', theirs: 'button <button> “Open”' },
      { element: 3, ours: 'text “Close”', theirs: 'text “Open”' },
    ],
  });
});

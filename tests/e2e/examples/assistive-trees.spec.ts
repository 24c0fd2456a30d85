// Compares the assistive view with Chromium's own accessibility tree, for sources that are harder than those of the
// pages. The examples of the pages are compared by `npm run check:content`.
import { readChromiumTrees } from '#checks/content/assistive/chromium-tree.ts';
import { compareTrees } from '#checks/content/assistive/compare-trees.ts';
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { assistiveCases } from '../support/assistive-cases.ts';
import { expect, test } from '../support/test.ts';

test('the assistive view gives hard sources the roles, names and states that Chromium gives them', {
  tag: '@nightly',
}, async () => {
  const openButton = '<button>Open</button>';
  const trees = await readChromiumTrees([openButton, ...assistiveCases], findChromium() ?? '');

  await test.step('a name that Chromium does not give is reported with both versions', () => {
    expect(compareTrees(parseSource('<button>Close</button>'), trees[0] ?? [])).toEqual({
      nodes: 3,
      mapped: 0,
      differences: [
        { element: 3, ours: 'button <button> “Close”', theirs: 'button <button> “Open”' },
        { element: 3, ours: 'text “Close”', theirs: 'text “Open”' },
      ],
    });
  });

  await test.step('the hard sources have no differences', () => {
    const found = assistiveCases.map((source, at) => ({
      source,
      ...compareTrees(parseSource(source), trees[at + 1] ?? []),
    }));
    expect(found.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(found.reduce((sum, { nodes }) => sum + nodes, 0)).toBeGreaterThan(400);
  });
});

import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { findEntry } from './inventory.ts';
import { pageBaseline } from './page-baseline.ts';
import { readFacts } from './read-facts.ts';
import { support, versionWords } from './support.ts';

const day = '2026-11-15';

function entryOf(name: string) {
  const entry = findEntry(name, readFacts());
  if (entry?.kind !== 'element' && entry?.kind !== 'attribute') throw new Error(name);
  return entry;
}

const show = (name: string) => markup(support(entryOf(name), day));

test('an element has its status in words and a row per browser', () => {
  expect(show('elements/dialog')).toBe(
    '<p>Baseline: widely available since September 2024. In every major browser since March 2022.</p>' +
      '<table class="support-table"><caption>First version that has it</caption>' +
      '<thead><tr><th scope="col">Browser</th><th scope="col">On a computer</th><th scope="col">On a phone</th></tr></thead><tbody>' +
      '<tr><th scope="row">Chrome</th><td>from 37</td><td>from 37</td></tr>' +
      '<tr><th scope="row">Edge</th><td>from 79</td><td>no data</td></tr>' +
      '<tr><th scope="row">Firefox</th><td>from 98</td><td>from 98</td></tr>' +
      '<tr><th scope="row">Safari</th><td>from 15.4</td><td>from 15.4</td></tr></tbody></table>',
  );
});

test('elements that differ have rows and sentences of their own, equal ones share them', () => {
  const loading = show('attributes/loading');
  expect(loading).toContain(
    '<p><code>audio</code>, <code>video</code>: Not Baseline: not in every major browser yet.</p>',
  );
  expect(loading).toContain('This part alone has been widely available since September 2024.</p>');
  expect(loading).toContain(
    '<tr><th scope="row"><code>audio</code>, <code>video</code></th><td>from 150</td>',
  );
});

test('where there are no data, the page says so', () => {
  expect(show('attributes/itemid')).toBe('<p>The browser data that this site uses say nothing about it.</p>');
});

test.each([
  [{ since: '37' }, 'from 37'],
  [{ since: '≤79' }, 'from 79 or earlier'],
  [{ since: '37', isPartial: true, needsFlag: true }, 'from 37, in part, behind a setting'],
  [{ since: '20', removed: '30' }, 'from 20, until 30'],
  [{ since: 'preview' }, 'in a preview'],
  [{ since: false }, 'no'],
  [{ since: null }, 'not known'],
] as const)('%j is said in words', (given, words) => {
  expect(versionWords(given)).toBe(words);
});

test('the title carries the status and the year of Baseline, unless elements differ', () => {
  expect(pageBaseline(entryOf('elements/dialog'), day)).toEqual({ status: 'widely', year: 2022 });
  expect(pageBaseline(entryOf('elements/datalist'), day)).toEqual({ status: 'limited' });
  expect(pageBaseline(entryOf('attributes/popover'), day)).toEqual({ status: 'newly', year: 2025 });
  expect(pageBaseline(entryOf('attributes/loading'), day)).toEqual({ status: 'varies' });
  expect(pageBaseline(entryOf('attributes/itemid'), day)).toBeNull();
  // `source` got it last.
  expect(pageBaseline(entryOf('attributes/height'), day)).toEqual({ status: 'widely', year: 2022 });
});

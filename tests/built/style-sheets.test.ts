// The style sheets in the heads of built documents, and the palette that they declare.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocument, sheetsOf } from '#tests/support/built-sheets.ts';

/** Sheets in the order of the cascade. */
const everySheet = [
  ...['every-page', 'columns', 'variants', 'guides', 'reference', 'blocks', 'lessons'],
  ...['landings', 'listings', 'workbench', 'quests', 'device', 'extras'],
];

/** Sheets that few pages need. A document that doesn't carry one doesn't name it: navigation loads it. */
const onDemandSheets = ['guides', 'lessons', 'listings', 'workbench', 'quests', 'device', 'extras'];

const sheetsIn = (path: string) => sheetsOf('real', readDocument('real', join(path, 'index.html')));

test.each([
  ['/', ['every-page', 'reference', 'blocks', 'landings']],
  ['/blog', ['every-page', 'columns', 'blocks', 'landings', 'listings', 'extras']],
  ['/blog/first-rule-of-aria', ['every-page', 'columns', 'reference', 'extras']],
  ['/build-own/lisp/1-reader', ['every-page', 'columns', 'variants', 'guides', 'blocks']],
  ['/cs/html/elements/img', ['every-page', 'columns', 'variants', 'reference']],
  [
    '/cs/html/getting-started/your-first-page',
    ['every-page', 'columns', 'variants', 'reference', 'blocks', 'lessons'],
  ],
  ['/quests/hello-page', ['every-page', 'columns', 'reference', 'blocks', 'workbench', 'quests']],
])('%s carries the styles it needs, and all sheets are in the order of the cascade', (path, carried) => {
  const sheets = sheetsIn(path);
  const names = sheets.map(({ name }) => name);
  expect(names).toEqual(everySheet.filter((name) => !onDemandSheets.includes(name) || names.includes(name)));
  expect(sheets.filter(({ isCarried }) => isCarried).map(({ name }) => name)).toEqual(carried);
});

test('the palette has eleven shades of seven roles, each with a colour', () => {
  const roles = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'];
  const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  const css = sheetsIn('/blog')
    .map((sheet) => sheet.css)
    .join('\n');
  const values = new Map(
    [...css.matchAll(/(?<=[{;])\s*(--ui-color-[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  expect([...values.keys()].toSorted()).toEqual(
    roles.flatMap((role) => shades.map((shade) => `--ui-color-${role}-${shade}`)).toSorted(),
  );
  expect([...values].filter(([, value]) => !/^(oklch|lab|lch|rgb|#)/.test(value))).toEqual([]);
  expect(values.get('--ui-color-primary-500')).toBe(values.get('--ui-color-success-500'));
  expect(values.get('--ui-color-secondary-500')).toBe(values.get('--ui-color-info-500'));
});

// The list of page kinds that the browser tests visit leaves out no kind and no section.
import { expect, test } from 'vitest';
import { pageKinds } from '#site/kinds.ts';
import { kindOfPage } from '#site/place.ts';
import { listOfSections, sectionOf } from '#site/sections.ts';
import { kindPages } from './e2e/support/page-kinds.ts';

const paths = kindPages.filter(({ status }) => status === undefined).map(({ path }) => path);

test('every kind of page is visited', () => {
  expect(new Set(paths.map(kindOfPage))).toEqual(new Set(pageKinds));
});

test('every section is visited', () => {
  expect(new Set(paths.map(sectionOf).filter((section) => section !== null))).toEqual(
    new Set(listOfSections),
  );
});

import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkStructuredData } from './structured-data.ts';

const canonical = '<link rel="canonical" href="https://site.example/">';
const trail = {
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' }],
};
const article = {
  '@type': 'TechArticle',
  headline: 'A',
  author: { '@type': 'Organization', name: 'S' },
  publisher: { '@type': 'Organization', name: 'S' },
  dateModified: '2026-11-15',
  url: 'https://site.example/a',
};

function faultsOf(...texts: string[]) {
  const blocks = texts.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
  const site = siteInMemory({ 'index.html': htmlOf('', canonical), 'a/index.html': htmlOf('', blocks) });
  return checkStructuredData(site)
    .findings.filter(({ file }) => file === 'a/index.html')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const graph = (...things: unknown[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things });

test('an article with its trail', () => {
  expect(faultsOf(graph(article, trail))).toEqual([]);
});

test('there is one block, and it is JSON of schema.org', () => {
  expect(faultsOf()).toEqual(['data/one: There are 0 blocks of data. Write one.']);
  expect(faultsOf('{')).toEqual(['data/json: The data is not valid JSON. Fix it.']);
  expect(faultsOf(JSON.stringify({ '@graph': [trail] }))).toEqual([
    'data/field: The data has no @context "https://schema.org". Add it.',
  ]);
});

test('every thing has a type, and each type its fields', () => {
  const { headline: _, ...rest } = article;
  expect(faultsOf(graph({ ...rest, dateModified: 'soon', author: { name: 'S' } }, trail))).toEqual([
    'data/field: A TechArticle has no headline. Add it.',
    'data/field: The dateModified of a TechArticle is no date: "soon".',
    'data/field: A thing has no @type: {"name":"S"}.',
  ]);
  expect(faultsOf(graph({ '@type': 'HowTo', name: 'H', step: [] }, trail))).toEqual([
    'data/field: A HowTo has no step. Add it.',
  ]);
  expect(faultsOf(graph({ ...article, isPartOf: { '@id': 'https://site.example/#site' } }, trail))).toEqual(
    [],
  );
});

test('the trail counts from one, is there, and names whole addresses', () => {
  const [step] = trail.itemListElement;
  expect(faultsOf(graph({ ...trail, itemListElement: [{ ...step, position: 2 }] }))).toEqual([
    'data/field: The steps of the trail are 2. Count them from 1.',
  ]);
  expect(faultsOf(graph(article))).toEqual(['data/field: There is no BreadcrumbList. Add one.']);
  expect(faultsOf(graph({ ...trail, itemListElement: [{ ...step, item: '/' }] }))).toEqual([
    'data/field: "item" is a path. Write the whole address.',
  ]);
});

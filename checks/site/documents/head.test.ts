import { expect, test } from 'vitest';
import { siteInMemory } from '../site-in-memory.ts';
import { checkHead } from './head.ts';

const home = `<html lang="en"><head><title>Home</title>${tags('/')}</head><body></body></html>`;

function tags(path: string): string {
  const url = `https://site.example${path}`;
  return `<meta name="description" content="D"><link rel="canonical" href="${url}"><meta property="og:url" content="${url}"><meta property="og:title" content="T"><meta property="og:description" content="D"><meta property="og:type" content="website"><meta property="og:site_name" content="S"><meta property="og:image" content="https://site.example/s.png"><meta name="twitter:card" content="summary">`;
}

function faultsOf(html: string, file = 'a/index.html') {
  return checkHead(siteInMemory({ 'index.html': home, [file]: html }))
    .findings.filter((finding) => finding.file === file)
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const page = (head: string, title = 'A') =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body><svg><title>Mark</title></svg></body></html>`;

test('a complete head has no fault', () => {
  expect(faultsOf(page(tags('/a')))).toEqual([]);
});

test.each([
  ['twitter:card', '<meta name="twitter:card" content="summary">'],
  ['og:image', '<meta property="og:image" content="https://site.example/s.png">'],
  ['description', '<meta name="description" content="D">'],
])('a page without %s', (word, tag) => {
  expect(faultsOf(page(tags('/a').replace(tag, '')))).toEqual([
    `head/missing: There is no ${word}. Write one.`,
  ]);
});

test('the canonical address and og:url are the page’s own', () => {
  expect(faultsOf(page(tags('/b')))).toEqual([
    'head/address: The canonical is "https://site.example/b", the address of the page "https://site.example/a". Write that.',
    'head/address: The og:url is "https://site.example/b", the address of the page "https://site.example/a". Write that.',
  ]);
});

test('there is one tag of a name, whichever attribute holds it; media may differ', () => {
  const more =
    '<meta name="OG:Title" content="U"><link rel="canonical" href="/x"><meta name="theme-color" media="(a)" content="x"><meta name="theme-color" media="(b)" content="y">';
  expect(faultsOf(page(tags('/a') + more))).toEqual([
    'head/twice: There are several tags for og:title. Keep one.',
    'head/twice: There are several tags for canonical. Keep one.',
  ]);
});

test('language, title and titles of their own', () => {
  expect(faultsOf(`<html><head>${tags('/a')}</head><body></body></html>`)).toEqual([
    'head/lang: The document does not say its language. Add lang to <html>.',
    'head/title: There are 0 titles. Write one.',
  ]);
  expect(faultsOf(page(tags('/a'), 'Home'))).toEqual([
    'head/same-title: "Home" is the title of / too. Give each page its own.',
  ]);
  expect(faultsOf(page(tags('/a'), ' '))).toEqual(['head/title: The title is empty. Write one.']);
});

test('an error is not for search engines and has no address', () => {
  const closed = '<meta name="robots" content="noindex">';
  expect(faultsOf(page(closed), '404.html')).toEqual([]);
  expect(faultsOf(page('<link rel="canonical" href="/404">'), '404.html')).toEqual([
    'head/robots: Search engines may list this document. Say noindex.',
    'head/canonical: An error page has no address of its own. Remove the canonical link.',
  ]);
});

test('a site that does not know its address has paths, and no pictures', () => {
  const html = page(
    tags('/')
      .replaceAll('https://site.example', '')
      .replace(/<meta property="og:image"[^>]*>/, ''),
  );
  expect(checkHead(siteInMemory({ 'index.html': html })).findings).toEqual([]);
});

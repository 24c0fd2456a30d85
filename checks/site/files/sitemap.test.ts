import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkSitemap } from './sitemap.ts';

const files = {
  'index.html': htmlOf('', '<link rel="canonical" href="https://site.example/">'),
  'a/index.html': htmlOf(''),
  'closed/index.html': htmlOf('', '<meta name="robots" content="noindex, nofollow">'),
};
const list = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('')}</urlset>`;
const check = (sitemap: Record<string, string>, unlisted: string[] = []) => {
  const { what, findings } = checkSitemap(siteInMemory({ ...files, ...sitemap }), unlisted);
  return [what, ...findings.map(({ file, rule, message }) => `${file} ${rule}: ${message}`)];
};

test('exactly the pages that may be listed', () => {
  expect(check({ 'sitemap.xml': list('/', '/a') })).toEqual(['2 addresses']);
  expect(check({ 'sitemap.xml': list('/') }, ['/a'])).toEqual(['1 address']);
});

test('too few, too many, twice, none', () => {
  expect(check({ 'sitemap.xml': list('/', '/', '/closed') })).toEqual([
    '2 addresses',
    'sitemap.xml sitemap/twice: https://site.example/ is listed twice. List it once.',
    'sitemap.xml sitemap/stranger: https://site.example/closed is not a page that search engines may list. Remove it.',
    'sitemap.xml sitemap/missing: /a is not listed. Add https://site.example/a.',
  ]);
  expect(check({})).toEqual(['no sitemap', 'sitemap.xml sitemap/file: There is no sitemap. Write one.']);
});

test('a list of lists is followed', () => {
  const index = (...parts: string[]) =>
    `<sitemapindex>${parts.map((part) => `<sitemap><loc>https://site.example/${part}</loc></sitemap>`).join('')}</sitemapindex>`;
  const parts = { 'sitemap-1.xml': list('/'), 'sitemap-2.xml': list('/a') };
  expect(check({ 'sitemap.xml': index('sitemap-1.xml', 'sitemap-2.xml'), ...parts })).toEqual([
    '2 addresses',
  ]);
  expect(check({ 'sitemap.xml': index('sitemap-1.xml', 'sitemap-3.xml'), ...parts })).toEqual([
    '1 address',
    'sitemap.xml sitemap/part: The part sitemap-3.xml is not there. Write it.',
    'sitemap.xml sitemap/missing: /a is not listed. Add https://site.example/a.',
  ]);
});

test('a sitemap that is not XML lists nothing, and an address in it is read as XML', () => {
  expect(check({ 'sitemap.xml': list('/', '/a').replace('</urlset>', '') })).toEqual([
    '0 addresses',
    'sitemap.xml sitemap/unreadable: Search engines cannot read this file. Write well-formed XML.',
    'sitemap.xml sitemap/missing: / is not listed. Add https://site.example/.',
    'sitemap.xml sitemap/missing: /a is not listed. Add https://site.example/a.',
  ]);
  const commented = list('/').replace('<url>', '<!-- <url><loc>https://site.example/a</loc></url> --><url>');
  expect(check({ 'sitemap.xml': list('/', '/&#97; ') })).toEqual(['2 addresses']);
  expect(check({ 'sitemap.xml': commented }, ['/a'])).toEqual(['1 address']);
});

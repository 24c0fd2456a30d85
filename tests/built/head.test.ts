// The head of built documents: tags that an author adds to one page, canonical links, and what search engines may list.
import { expect, test } from 'vitest';
import { attributeOf, findElements, parseHtml, wordsOf } from '#tests/support/find-elements.ts';
import { requestSite } from '#tests/support/sites/request-site.ts';
import { layoutsSiteUrl } from '#tests/support/sites/sites.ts';

async function fetchText(path: string): Promise<string> {
  return (await requestSite('layouts', path)).text;
}

/** Elements of the head with this tag name, attribute and value. */
async function inHead(path: string, tagName: string, attribute: string, value: string) {
  const [head = ''] = (await fetchText(path)).split('</head>');
  return findElements(parseHtml(head), tagName, (element) => attributeOf(element, attribute) === value);
}

async function metaOf(path: string, attribute: 'name' | 'property', value: string) {
  return (await inHead(path, 'meta', attribute, value)).map((meta) => attributeOf(meta, 'content'));
}

async function linksOf(path: string, rel: string) {
  return (await inHead(path, 'link', 'rel', rel)).map((link) => attributeOf(link, 'href'));
}

test('the tags that an author adds to a page are in its head once', async () => {
  const path = '/notes/quiet';
  expect(await metaOf(path, 'name', 'robots')).toEqual(['noindex, nofollow']);
  expect(await metaOf(path, 'name', 'rating')).toEqual(['general']);
  expect(await metaOf(path, 'property', 'og:type')).toEqual(['book']);
  expect(await linksOf(path, 'license')).toEqual(['https://example.org/licence']);
  const scripts = await inHead(path, 'script', 'type', 'application/ld+json');
  const [data] = scripts.map((script) => JSON.parse(wordsOf(script)));
  expect(scripts).toHaveLength(1);
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'Article',
    author: { '@type': 'Person', name: 'Ada' },
    description: 'A page that ends scripts </script><b> and asks not to be listed.',
  });
});

test('a page without tags of its own has none of them', async () => {
  const path = '/notes/plain';
  expect(await metaOf(path, 'name', 'robots')).toEqual([]);
  expect(await metaOf(path, 'name', 'rating')).toEqual([]);
  expect(await linksOf(path, 'license')).toEqual([]);
});

test('the sitemap lists a plain page, and not one with robots: false', async () => {
  const map = await fetchText('/sitemap.xml');
  expect(map).toContain(`${layoutsSiteUrl}/notes/plain<`);
  expect(map).not.toContain('/notes/quiet');
});

test.each(['/', '/cs/html/elements/a', '/notes/plain', '/notes/größe'])(
  'with a site URL, the one canonical link of %s is the whole address',
  async (path) => {
    expect(await linksOf(path, 'canonical')).toEqual([layoutsSiteUrl + encodeURI(path)]);
  },
);

test('the canonical link has no slash at its end; a missing page has none', async () => {
  expect(await linksOf('/cs/', 'canonical')).toEqual([`${layoutsSiteUrl}/cs`]);
  expect(await fetchText('/nope')).not.toContain('canonical');
});

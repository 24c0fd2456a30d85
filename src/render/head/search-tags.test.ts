import { expect, test } from 'vitest';
import { searchTags } from './search-tags.ts';

test.each([
  ['ogTitle', { property: 'og:title' }],
  ['ogSiteName', { property: 'og:site_name' }],
  ['ogImageWidth', { property: 'og:image:width' }],
  ['og:locale:alternate', { property: 'og:locale:alternate' }],
  ['articlePublishedTime', { property: 'article:published_time' }],
  ['twitterCard', { name: 'twitter:card' }],
  ['twitterImageAlt', { name: 'twitter:image:alt' }],
  ['robots', { name: 'robots' }],
  ['googleSiteVerification', { name: 'google-site-verification' }],
])('%s is the tag %j', (key, attributes) => {
  expect(searchTags({ [key]: 'x' })).toEqual([['meta', { ...attributes, content: 'x' }]]);
});

test('title, description and what is not plain make no tag of their own', () => {
  expect(searchTags({ title: 'T', description: 'D', extra: { deep: true }, list: [1] })).toEqual([]);
});

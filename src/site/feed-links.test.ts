import { expect, test } from 'vitest';
import { settingsSchema } from '#schema/settings.ts';
import { feedLinks } from './feed-links.ts';

const settings = settingsSchema.parse({ name: 'Notes & co' });

test('a site with posts links to its three feeds', () => {
  expect(feedLinks(settings, true)).toEqual([
    { rel: 'alternate', type: 'application/rss+xml', title: 'Notes & co blog (RSS)', href: '/feed.xml' },
    { rel: 'alternate', type: 'application/atom+xml', title: 'Notes & co blog (Atom)', href: '/atom.xml' },
    { rel: 'alternate', type: 'application/feed+json', title: 'Notes & co blog (JSON)', href: '/feed.json' },
  ]);
});

test('a site without posts links to none', () => {
  expect(feedLinks(settings, false)).toEqual([]);
});

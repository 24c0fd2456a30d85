import { expect, test } from 'vitest';
import type { HeadTag } from '#schema/page/head.ts';
import { onePerName } from './one-per-name.ts';

test('of two tags with one name the first stays, whatever attribute holds the name', () => {
  const strong: HeadTag = ['meta', { property: 'og:title', content: 'A' }];
  const weak: HeadTag = ['meta', { name: 'OG:Title', content: 'B' }];
  expect(onePerName([strong, weak])).toEqual([strong]);
});

test('there is one canonical link; other links and data may be many, but not twice the same', () => {
  const first: HeadTag = ['link', { rel: 'canonical', href: '/a' }];
  const me: HeadTag = ['link', { rel: 'me', href: '/me' }];
  const you: HeadTag = ['link', { rel: 'me', href: '/you' }];
  const data: HeadTag = ['script', { type: 'application/ld+json' }, '{}'];
  const tags = [first, ['link', { rel: 'Canonical', href: '/b' }] satisfies HeadTag, me, you, me, data, data];
  expect(onePerName(tags)).toEqual([first, me, you, data]);
});

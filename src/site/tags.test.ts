import { expect, test } from 'vitest';
import { isTagPath, tagPath, tagsIn } from './tags.ts';

test('a tag has an address of its own', () => {
  expect(tagPath('accessibility')).toBe('/blog/tags/accessibility');
  expect(tagPath('Screen readers')).toBe('/blog/tags/screen-readers');
});

test('only what lies below the tags is the page of a tag', () => {
  const paths = ['/blog/tags/accessibility', '/blog/tags', '/blog/tagsfoo', '/blog/accessibility'];
  expect(paths.filter(isTagPath)).toEqual(['/blog/tags/accessibility']);
});

test('tags are a list of words', () => {
  expect(tagsIn({ tags: ['html', 7, null, 'aria'] })).toEqual(['html', 'aria']);
  expect(tagsIn({ tags: 'html' })).toEqual([]);
  expect(tagsIn({})).toEqual([]);
});

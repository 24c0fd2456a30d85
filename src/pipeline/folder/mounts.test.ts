import { describe, expect, test } from 'vitest';
import { type Mount, nameIn, placeOf } from './mounts.ts';

const whole: Mount = { folder: '', include: [], exclude: [], prefix: '' };

describe('the name of a file', () => {
  test.each([
    [whole, '1.guide/2.start.md', '1.guide/2.start.md'],
    [whole, 'README.md', 'README.md'],
    [{ ...whole, prefix: '/docs/4.x' }, '1.guide/2.start.md', 'docs/4.x/1.guide/2.start.md'],
    [{ ...whole, prefix: '/docs' }, 'README.md', 'docs/index.md'],
    [{ ...whole, prefix: '/docs' }, 'guide/README.md', 'docs/guide/README.md'],
    [{ ...whole, folder: 'packages/forms/docs' }, 'packages/forms/docs/1.a.md', '1.a.md'],
    [{ ...whole, folder: 'a', prefix: '/b' }, 'a/README.md', 'b/index.md'],
    [{ ...whole, folder: 'a', prefix: '/b' }, 'a/.navigation.yml', 'b/.navigation.yml'],
  ])('in %j of %s is %s', (mount, file, name) => {
    expect(nameIn(file, [mount])).toBe(name);
  });
});

test('a file belongs to the deepest mount that takes it, and of two alike to the first', () => {
  const first: Mount = { ...whole, prefix: '/first' };
  const second: Mount = { ...whole, prefix: '/second' };
  const blog: Mount = { ...whole, folder: 'blog', prefix: '/news' };
  const data: Mount = { ...whole, folder: 'blog/authors', isData: true };
  const mounts = [first, second, blog, data];
  expect(nameIn('a.md', mounts)).toBe('first/a.md');
  expect(nameIn('blog/a.md', mounts)).toBe('news/a.md');
  expect(nameIn('blogs/a.md', mounts)).toBe('first/blogs/a.md');
  expect(placeOf('blog/authors/a.md', mounts)).toBe('data');
});

test('patterns say which files a mount takes and which it refuses', () => {
  const mounts: Mount[] = [{ ...whole, include: ['docs/**', 'index.md'], exclude: ['docs/old/**'] }];
  const taken = ['index.md', 'docs/a/b.md', 'docs/old/a.md', 'a.md'].map((file) => placeOf(file, mounts));
  expect(taken.map((place) => typeof place !== 'string')).toEqual([true, true, false, false]);
});

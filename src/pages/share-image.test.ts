import { describe, expect, test } from 'vitest';
import type { Crumb } from '#schema/page/page-data.ts';
import { shareImageOf } from './share-image.ts';

const settings = { name: 'Plinth', fullName: 'Plinth Institute of Computing', logo: '/mark.svg' };
const crumbs = (...titles: string[]): Crumb[] => titles.map((title) => ({ title, path: null }));

const element = {
  path: '/cs/html/elements/dialog',
  title: 'dialog',
  crumbs: [...crumbs('CS Subjects', 'HTML'), { title: 'Elements', path: '/cs/html/elements' }],
  difficulty: 'intermediate',
  authors: [{ name: 'Plinth editors' }],
  date: '2026-11-12',
};
const lesson = {
  ...element,
  path: '/cs/html/getting-started/first-page',
  title: 'Your first page',
  crumbs: crumbs('CS Subjects', 'HTML', 'Getting started'),
};
const post = {
  ...element,
  path: '/blog/rule',
  title: 'The first rule',
  crumbs: crumbs('Blog'),
  difficulty: null,
};

type Shared = Parameters<typeof shareImageOf>;

const drawn = (page: Partial<Shared[0]>, ogImage: Shared[2] = null) =>
  shareImageOf({ ...element, ...page }, settings, ogImage);

describe('the picture of a page', () => {
  test('of an element shows its name in brackets, with all that is drawn in its address', () => {
    expect(drawn({})).toEqual({
      url: expect.stringMatching(/^\/_share\/[A-Za-z\d]{24}\.png$/),
      template: 'reference',
      title: 'dialog',
      marks: ['<', '>'],
      description: '',
      section: 'HTML · Elements',
      difficulty: 'intermediate',
      byline: '',
      siteName: 'Plinth',
      logo: '/mark.svg',
    });
  });

  test('of a post says when it was written and by whom', () => {
    expect(drawn(post)).toMatchObject({
      template: 'post',
      section: 'Blog',
      difficulty: null,
      byline: '12 November 2026 · Plinth editors',
    });
  });

  test('of any other page is its title', () => {
    expect(drawn(lesson)).toMatchObject({
      template: 'page',
      title: 'Your first page',
      marks: ['', ''],
      section: 'HTML · Getting started',
      byline: '',
    });
  });

  test.each([
    ['a page about several names', { path: '/cs/html/elements/h1-h6', title: 'h1 to h6' }],
    [
      'a kind of an element',
      { crumbs: [...crumbs('HTML'), { title: 'input', path: '/cs/html/elements/input' }] },
    ],
    ['an attribute', { path: '/cs/html/attributes/alt', title: 'alt' }],
  ])('%s has no brackets', (_, page) => {
    expect(drawn(page)).toMatchObject({ template: 'reference', marks: ['', ''] });
  });

  test('of an element in a folder without a page has brackets too', () => {
    expect(drawn({ crumbs: crumbs('HTML', 'Elements', 'Text') })?.marks).toEqual(['<', '>']);
  });

  test('of the home has the full name of the site where others have their section', () => {
    expect(drawn({ path: '/', title: 'Home', crumbs: [] })?.section).toBe('Plinth Institute of Computing');
    const short = { ...settings, fullName: 'Plinth' };
    expect(shareImageOf({ ...element, path: '/', crumbs: [] }, short, null)?.section).toBe('');
  });

  test('of a page without a title is named after its address', () => {
    expect(drawn({ path: '/notes/first-steps', title: '' })?.title).toBe('First Steps');
  });
});

describe('an author', () => {
  test('who brings a picture gets none made', () => {
    expect(drawn({}, { url: '/cover.png' })).toBeNull();
  });

  test('chooses the template', () => {
    expect(drawn(lesson, { component: 'post' })).toMatchObject({
      template: 'post',
      byline: '12 November 2026 · Plinth editors',
    });
    expect(drawn({}, { component: 'page' })).toMatchObject({ template: 'page', marks: ['', ''] });
  });

  test('sets what is drawn, under props or beside them; props are the stronger', () => {
    expect(
      drawn({}, { title: 'abbr', group: 'Text-level meaning', description: 'Short forms.' }),
    ).toMatchObject({
      title: 'abbr',
      marks: ['<', '>'],
      section: 'Text-level meaning',
      description: 'Short forms.',
    });
    const props = { title: 'Marking abbreviations', section: 'Guides', difficulty: 'expert' };
    expect(drawn({}, { title: 'abbr', group: 'Text', props })).toMatchObject({ ...props, marks: ['', ''] });
  });

  test('may write numbers; anything else that is no text is passed over', () => {
    expect(drawn({}, { props: { title: 404, section: ['a'] } })).toMatchObject({
      title: '404',
      section: 'HTML · Elements',
    });
  });
});

test('the address is the same for the same picture, and another when anything drawn differs', () => {
  const url = drawn({})?.url;
  expect(drawn({ authors: [{ name: 'Someone' }], date: '2020-01-01' })?.url).toBe(url);
  const others = [
    drawn({ title: 'details' }),
    drawn({ difficulty: 'expert' }),
    drawn({}, { section: 'Other' }),
    drawn({}, { description: 'A window.' }),
    shareImageOf(element, { ...settings, name: 'Other' }, null),
    shareImageOf(element, { ...settings, logo: '/other.svg' }, null),
  ].map((image) => image?.url);
  expect(new Set([url, ...others]).size).toBe(7);
});

test('texts are on one line, in composed letters, and end where there is no room', () => {
  expect(drawn({}, { title: ' a\n  b\u00a0c ', section: 'e\u0301' })).toMatchObject({
    title: 'a b c',
    section: 'é',
  });
  const long = drawn({ title: `${'word '.repeat(40)}end` })?.title;
  expect([...(long ?? '')]).toHaveLength(140);
  expect(long?.endsWith('word…')).toBe(true);
  expect(drawn({ title: 'a\ud800b' })?.title).toBe('a\ufffdb');
});

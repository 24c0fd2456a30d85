import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkTags } from './tags.ts';

const post = (tags: string) => checkedPage('5.blog/a.md', `---\ntitle: A\ntags: ${tags}\n---\n`);
const tag = (name: string) => checkedPage(`5.blog/tags/${name}.md`, '---\ntitle: T\n---\n');
const told = (pages: Parameters<typeof checkTags>[0]) =>
  checkTags(pages).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('a tag with a page and a page with a tag are right', () => {
  expect(told([post('[html, Screen readers]'), tag('html'), tag('screen-readers')])).toEqual([]);
});

test('a tag without a page says which page is missing, or which tag was meant', () => {
  expect(told([post('[aria]')])).toEqual([
    '5.blog/a.md:3 The tag "aria" has no page. Write 5.blog/tags/aria.md, or take another tag.',
  ]);
  expect(told([post('[htlm, html]'), tag('html')])).toEqual([
    '5.blog/a.md:3 The tag "htlm" has no page. Did you mean "html"?',
  ]);
});

test('the page of a tag that no post has is not kept', () => {
  expect(told([post('[html]'), tag('html'), tag('aria')])).toEqual([
    '5.blog/tags/aria.md:1 No post has this tag. Give it to one, or remove the page.',
  ]);
});

import { expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { contentsOf, countPages } from './branch-contents.ts';

const item = (path: string, children: NavigationItem[] = [], page?: false): NavigationItem => ({
  title: path,
  path,
  stem: path,
  ...(children.length > 0 && { children: page === false ? children : [item(path), ...children] }),
  ...(page === false && { page }),
});
const pages = (path: string, names: string[]) => names.map((name) => item(`${path}/${name}`));

test('pages are counted once, with the own page of a branch', () => {
  expect(countPages(item('/notes', pages('/notes', ['a', 'b'])))).toBe(3);
  expect(countPages(item('/notes', pages('/notes', ['a']), false))).toBe(1);
  expect(countPages(item('/notes', [], false))).toBe(0);
});

test('a reference counts names: not its pages about groups, and each name of a range', () => {
  const elements = '/cs/html/elements';
  const all = [
    ...pages(elements, ['a', 'form-elements', 'h1-h6']),
    item(`${elements}/input`, pages(`${elements}/input`, ['email'])),
    item(`${elements}/tables`, pages(`${elements}/tables`, ['td']), false),
  ];
  expect(contentsOf(item(elements, all))).toBe('9 elements');
  expect(contentsOf(item('/cs/html/attributes', pages('/cs/html/attributes', ['alt'])))).toBe('1 attribute');
});

test('a list counts what it lists, without its own page', () => {
  expect(contentsOf(item('/quests', pages('/quests', ['one', 'two'])))).toBe('2 quests');
  expect(contentsOf(item('/quests', pages('/quests', ['one']), false))).toBe('1 quest');
  expect(contentsOf(item('/cs/html/getting-started', pages('/cs/html/getting-started', ['one'])))).toBe(
    '1 lesson',
  );
});

test('a list of guides counts guides, and a guide its steps', () => {
  const guide = item('/build-own/lisp', pages('/build-own/lisp', ['1-reader', '2-numbers', '3-names']));
  expect(contentsOf(guide)).toBe('3 steps');
  expect(contentsOf(item('/build-own', [guide, item('/build-own/small')]))).toBe('2 guides');
});

test('everything else counts pages', () => {
  const html = item('/cs/html', pages('/cs/html', ['one', 'two']));
  expect(contentsOf(html)).toBe('3 pages');
  expect(contentsOf(item('/cs', [html]))).toBe('4 pages');
  expect(contentsOf(item('/cs/html/accessibility', pages('/cs/html/accessibility', ['focus'])))).toBe(
    '2 pages',
  );
  expect(contentsOf(item('/quests/one', pages('/quests/one', ['more'])))).toBe('2 pages');
});

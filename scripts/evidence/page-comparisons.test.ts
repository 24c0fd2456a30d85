import { expect, test } from 'vitest';
import { hasElements } from './model-solutions.ts';
import { assistiveForm, elementNames, sourceForm, treeForm } from './page-comparisons.ts';

const page = '<!doctype html>\n<html lang="en" class="a"><title>T</title>\n<ul>\n  <li>One</li>\n</ul>';

test('the form of a source ignores white space, and nothing else', () => {
  expect(sourceForm(page)).toBe(sourceForm(page.replaceAll('\n', ' \n ')));
  expect(sourceForm(page)).not.toBe(sourceForm(page.replace('</li>', '')));
});

test('the form of a tree ignores optional tags, the order of attributes and comments', () => {
  const same =
    '<!doctype html><!-- Hello --><html class=a lang=en><head><title>T</title><body><ul><li>One</ul>';
  expect(treeForm(page)).toBe(treeForm(same));
  expect(treeForm(page)).not.toBe(treeForm(same.replace('lang=en', 'lang=fr')));
  expect(treeForm(page)).not.toBe(treeForm(same.replace('<!doctype html>', '')));
  expect(treeForm(page)).not.toBe(treeForm(same.replace('One', 'Two')));
});

test('the assistive form ignores elements without a role, but no name', () => {
  const form = (body: string) => assistiveForm(`<title>T</title>${body}`);
  expect(form('<div><h1>One</h1></div>')).toBe(form('<h1 id="one">One</h1>'));
  expect(form('<h1>One</h1>')).not.toBe(form('<h2>One</h2>'));
  expect(form('<img alt="Cat" src="a.png">')).not.toBe(form('<img alt="Dog" src="a.png">'));
});

test('the names of elements are those of the whole tree, in order', () => {
  expect(elementNames(page)).toEqual(['html', 'head', 'title', 'body', 'ul', 'li']);
});

test('an answer has the elements of a solution wherever they are', () => {
  const files = (text: string) => [{ name: 'index.html', text }];
  expect(hasElements(files('<h1><b>a</b></h1>'), files('<h1>x</h1>'))).toBe(true);
  expect(hasElements(files('<p>a</p>'), files('<h1>x</h1>'))).toBe(false);
});

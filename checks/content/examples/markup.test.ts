import { expect, test } from 'vitest';
import { exampleDocument } from './example-document.ts';
import type { Intent } from './fences.ts';
import { findMarkupFaults } from './markup.ts';

function rules(
  code: string,
  { intent = { kind: 'fragment' }, path = '/cs/x' }: { intent?: Intent; path?: string } = {},
) {
  return findMarkupFaults({ document: exampleDocument(code), intent, path }).map(
    ({ rule, line }) => `${line} ${rule}`,
  );
}

test.each([
  [
    'a boolean attribute is bare',
    '<input type="text" aria-label="A" required="">',
    ['2 attribute-boolean-style'],
  ],
  ['values are in double quotes', "<p class='a'>a</p>", ['2 attr-quotes']],
  ['void elements have no slash', '<br/>', ['2 void-style']],
  ['end tags are written', '<ul>\n<li>a\n</ul>', ['3 no-implicit-close']],
  ['a button has a type', '<button>Go</button>', ['2 no-implicit-button-type']],
  ['a control has a label', '<input type="text">', ['2 input-missing-label']],
  ['a picture that sends a form is named by its alt', '<input type="image" alt="Go" src="go.png">', []],
  ['styles are not inline', '<p style="color: red">a</p>', ['2 no-inline-style']],
  ['a fragment may start at any level, but not skip one', '<h3>a</h3>\n<h5>b</h5>', ['3 heading-level']],
  ['a heading in a dialog is one of the page', '<dialog aria-label="D"><h2>a</h2></dialog>', []],
  ['a form of a fragment needs no button', '<form></form>', []],
  [
    'checkboxes may share a name',
    '<form><label><input type="checkbox" name="a"> 1</label><label><input type="checkbox" name="a"> 2</label></form>',
    [],
  ],
  [
    'a group of options may have a legend',
    '<select aria-label="A"><optgroup><legend>L</legend><option>a</option></optgroup></select>',
    [],
  ],
])('%s', (_, code, expected) => {
  expect(rules(code)).toEqual(expected);
});

test('a live example with a form has a button that sends it', () => {
  expect(rules('<form></form>', { intent: { kind: 'example', runsScripts: false } })).toEqual(['2 wcag/h32']);
});

test('a whole document has a doctype in small letters', () => {
  const rest = '<html lang="en"><head><title>T</title></head><body></body></html>';
  expect(rules(`<!doctype html>\n${rest}`)).toEqual([]);
  expect(rules(`<!DOCTYPE html>\n${rest}`)).toEqual(['1 doctype-style']);
  expect(rules(rest)).toEqual(['1 missing-doctype']);
});

test('the page about the style attribute may use it', () => {
  expect(rules('<p style="color: red">a</p>', { path: '/cs/html/attributes/style' })).toEqual([]);
});

test('a rule that is off holds for a wrong example that names it', () => {
  const code = '<table><tr><td>a</td></tr></table>';
  expect(rules(code)).toEqual([]);
  expect(rules(code, { intent: { kind: 'bad', rules: ['prefer-tbody'] } })).toEqual(['2 prefer-tbody']);
});

test('documents do not see each other', () => {
  expect(rules('<p id="a">a</p>')).toEqual([]);
  expect(rules('<p id="a">a</p>')).toEqual([]);
  expect(rules('<p id="a">a</p><p id="a">b</p>')).toEqual(['2 no-dup-id']);
});

import { expect, test } from 'vitest';
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { readAssistiveLines } from '../assistive-lines.ts';
import { applyStyles } from './styled-tree.ts';

/** The lines of a source with an extra style sheet, as text. */
const lines = (sheet: string, html: string) =>
  readAssistiveLines(applyStyles(parseSource(html), sheet)).map(
    ({ role, name, text, leftOut }) =>
      `${role}: ${name ?? text ?? ''}${leftOut ? ` (left out: ${leftOut})` : ''}`,
  );

test('what a rule hides is left out, with the reason', () => {
  const sheet = '.gone { display: none } .unseen { visibility: hidden }';
  expect(lines(sheet, '<p class="gone">a</p><p class="unseen">b</p><p>c</p>')).toEqual([
    'paragraph: a (left out: display: none)',
    'paragraph: b (left out: visibility: hidden)',
    'paragraph: c',
  ]);
});

test('a sheet in the source counts like one beside it', () => {
  expect(lines('', '<style>p{display:none}</style><p>a</p>')).toEqual([
    'style:  (left out: never shown)',
    'paragraph: a (left out: display: none)',
  ]);
  expect(lines('', '<style media="print">p{display:none}</style><p>a</p>')).toContain('paragraph: a');
});

test('the stronger rule wins, then the later one', () => {
  const is = (sheet: string, html = '<p id="x" class="y">a</p>') =>
    lines(sheet, html)[0]?.includes('left out');
  expect(is('.y{display:none} p{display:block}')).toBe(true);
  expect(is('p.y{display:block} .y{display:none}')).toBe(false);
  expect(is('p{display:none} p{display:block}')).toBe(false);
  expect(is('p{display:none!important} #x{display:block}')).toBe(true);
  expect(is('.y{display:none}', '<p class="y" style="display:block">a</p>')).toBe(false);
  expect(is('.y{display:block!important}', '<p class="y" style="display:none">a</p>')).toBe(false);
  expect(is(':where(.y){display:none} p{display:block}')).toBe(false);
});

test('nested rules, layers and comments are read; rules for some screens and broken rules are not', () => {
  const html = '<div class="a"><p class="b">x</p></div>';
  expect(lines('.a { color: red; & .b { display: none } }', html)).toEqual([
    'paragraph: x (left out: display: none)',
  ]);
  expect(lines('@layer base { .b { display: none } }', html)[0]).toContain('left out');
  expect(lines('/* .b { */ .b { display: none }', html)[0]).toContain('left out');
  expect(lines('@media screen { .b { display: none } }', html)[0]).toContain('left out');
  expect(lines('@media (width < 600px) { .b { display: none } }', html)).toEqual(['paragraph: x']);
  expect(lines('@media print { .b { display: none } }', html)).toEqual(['paragraph: x']);
  expect(lines('.b { display: none', html)[0]).toContain('left out');
  expect(lines('} .b', html)).toEqual(['paragraph: x']);
});

test('visible content of a hidden element is read', () => {
  const html = '<div class="h">a <b class="v">b</b></div>';
  expect(lines('.h{visibility:hidden}.v{visibility:visible}', html)).toEqual(['text: b']);
});

test('generated text is read where it stands, also as part of a name', () => {
  const sheet = `a::before { content: "\\2192  " / "Go to " } .req::after { content: ' (' attr(data-why) ')' }
    i::before { content: "x"; display: none } img::before { content: "no" }`;
  expect(lines(sheet, '<a href="#">home</a><p class="req" data-why="required">Name</p><i></i>')).toEqual([
    'link: Go to home',
    'paragraph: Name (required)',
  ]);
});

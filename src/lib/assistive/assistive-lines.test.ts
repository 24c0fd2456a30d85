import { expect, test } from 'vitest';
import { parseSource } from '#pipeline/assistive/parse-source.ts';
import { type AssistiveLine, countLines, readAssistiveLines } from './assistive-lines.ts';

/** The lines as text, one per row. */
function read(html: string): string {
  return readAssistiveLines(parseSource(html)).map(written).join('\n');
}

function written({
  depth,
  role,
  name,
  text,
  states,
  description,
  isUnnamed,
  leftOut,
}: AssistiveLine): string {
  const parts = [
    role,
    name && `“${name}”`,
    isUnnamed && '!no name',
    text,
    ...(states ?? []).map((state) => `[${state}]`),
    description && `(${description})`,
    leftOut && `{${leftOut}}`,
  ];
  return '  '.repeat(depth) + parts.filter(Boolean).join(' ');
}

test('role, name, states and description of each element stand in reading order', () => {
  const source = `<nav aria-label="Days">
  <a href="#sat" aria-current="page">Saturday</a>
  <a href="#sun">Sunday</a>
</nav>
<h2>Book a repair</h2>
<label for="item">What is broken?</label>
<input id="item" aria-describedby="one" required>
<p id="one">One thing each, please.</p>
<button>
  <img src="tyre.svg" alt=""> Book a place
</button>`;
  expect(read(source)).toMatchInlineSnapshot(`
    "navigation “Days”
      link “Saturday” [current page]
      link “Sunday”
    heading “Book a repair” [level 2]
    text What is broken?
    textbox “What is broken?” [required] (One thing each, please.)
    paragraph One thing each, please.
    button “Book a place”
      image {empty alt}"
  `);
  expect(countLines(readAssistiveLines(parseSource(source)))).toEqual({ given: 8, leftOut: 1 });
});

test('a control that loses its label loses its name', () => {
  expect(read('<span>What is broken?</span> <input required>')).toBe(
    'text What is broken?\ntextbox !no name [required]',
  );
});

test('text between elements is a line of its own, text alone stands on the line of its element', () => {
  expect(read('<p>Bring <em>your</em> tools.</p><ul><li>Oil<li>Two <b>rags</b></ul>')).toMatchInlineSnapshot(`
    "paragraph
      text Bring
      emphasis your
      text tools.
    list
      listitem Oil
      listitem Two rags"
  `);
});

test('the title of a whole document comes first', () => {
  expect(read('<!doctype html><title>Repairs</title><main>Open</main>')).toBe(
    'document “Repairs”\nmain Open',
  );
});

test('a button that sends a form opens no popover', () => {
  const buttons = '<button popovertarget=p>Send</button><button type=button popovertarget=p>Tip</button>';
  expect(read(`<form>${buttons}</form><p popover id=p>Pop</p>`)).toBe(
    'form\n  button “Send”\n  button “Tip” [collapsed]\nparagraph Pop {closed}',
  );
});

test.each([
  ['<p hidden>Later</p>', 'paragraph Later {hidden}'],
  ['<p hidden="until-found">Later</p>', 'paragraph Later {hidden until found}'],
  ['<span aria-hidden="true">★</span>', 'span ★ {aria-hidden}'],
  ['<p style="color: red; display: none">Gone</p>', 'paragraph Gone {display: none}'],
  ['<p style="visibility:hidden">Gone</p>', 'paragraph Gone {visibility: hidden}'],
  ['<div inert><button>No</button></div>', 'div No {inert}'],
  ['<dialog>Closed</dialog>', 'dialog Closed {closed}'],
  ['<div popover>Tip</div>', 'div Tip {closed}'],
  ['<input type="hidden" name="a">', 'input {type hidden}'],
  ['<audio src="bell.mp3"></audio>', 'audio {no controls}'],
  ['<template><p>T</p></template>', 'template {never shown}'],
  ['<script>let a</script>', 'script {never shown}'],
  ['<ul role="none"><li>A</ul>', 'ul {role none}\ntext A'],
])('%s is left out, and the reason is said', (source, lines) => {
  expect(read(source)).toBe(lines);
});

test('a closed details keeps its content back, an open one shows it', () => {
  expect(read('<details><summary>More</summary>Text <p>And</p></details>')).toMatchInlineSnapshot(`
    "group
      summary “More” [collapsed]
      text Text {closed}
      paragraph And {closed}"
  `);
  expect(read('<details open><summary>More</summary>Text</details>')).toMatchInlineSnapshot(`
    "group
      summary “More” [expanded]
      text Text"
  `);
});

test.each([
  ['<input type="checkbox" aria-label="a" checked>', 'checkbox “a” [checked]'],
  ['<input type="radio" aria-label="a">', 'radio “a” [not checked]'],
  ['<div role="checkbox" aria-checked="mixed">a</div>', 'checkbox “a” [partly checked]'],
  ['<button aria-pressed="false">a</button>', 'button “a” [not pressed]'],
  ['<button aria-expanded="true" aria-haspopup="true">a</button>', 'button “a” [expanded] [opens menu]'],
  ['<a href="#" aria-current="true">a</a>', 'link “a” [current]'],
  [
    '<input aria-label="a" value="3" readonly aria-invalid="true">',
    'textbox “a” [value 3] [invalid] [read-only]',
  ],
  ['<textarea aria-label="a" disabled></textarea>', 'textbox “a” [multi-line] [disabled]'],
  ['<input type="password" aria-label="a" value="x">', 'textbox “a” [protected]'],
  ['<input type="range" aria-label="a" max="10">', 'slider “a” [value 5]'],
  ['<th aria-sort="ascending">a</th>', 'text a'],
  ['<div role="status">a</div>', 'status a [live polite]'],
  ['<dialog open aria-modal="true" aria-label="a"></dialog>', 'dialog “a” [modal]'],
])('the states of %s', (source, lines) => {
  expect(read(source)).toBe(lines);
});

test('a select has a value and its options, of which one is selected', () => {
  expect(
    read('<select aria-label="Bread"><option>Rye<option selected>Spelt</select>'),
  ).toMatchInlineSnapshot(`
    "combobox “Bread” [collapsed] [value Spelt]
      option “Rye”
      option “Spelt” [selected]"
  `);
});

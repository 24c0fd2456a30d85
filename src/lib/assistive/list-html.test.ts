import { expect, test } from 'vitest';
import { assistiveListHtml } from './list-html.ts';

test('lines become lists in lists, each level closed where it ends', () => {
  const html = assistiveListHtml([
    { depth: 0, role: 'navigation', name: 'Days' },
    { depth: 1, role: 'link', name: 'Saturday', states: ['current page'] },
    { depth: 1, role: 'list' },
    { depth: 2, role: 'listitem', text: 'A & B' },
    { depth: 0, role: 'textbox', isUnnamed: true, description: 'One <thing>' },
    { depth: 0, role: 'image', leftOut: 'empty alt' },
  ]);
  expect(html).toBe(
    '<ul><li><div><b>navigation</b> <q>Days</q></div>' +
      '<ul><li><div><b>link</b> <q>Saturday</q> <i>current page</i></div></li>' +
      '<li><div><b>list</b></div><ul><li><div><b>listitem</b> <span>A &amp; B</span></div></li></ul></li></ul></li>' +
      '<li class="unnamed"><div><b>textbox</b> <em>no name</em> <small>One &lt;thing&gt;</small></div></li>' +
      '<li class="left-out"><div><b>image</b> <i>left out: empty alt</i></div></li></ul>',
  );
});

test('no lines are no list', () => {
  expect(assistiveListHtml([])).toBe('');
});

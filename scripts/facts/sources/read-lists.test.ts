import { expect, test } from 'vitest';
import { readEventHandlers, readInputTypes, readLinkTypes } from './read-lists.ts';
import { standardFrom } from './standard.ts';

test('a type of input gets the content attributes that apply to it', () => {
  const html = `<table id="attr-input-type-keywords"><tbody>
    <tr><td><code>url</code></td><td><a>URL</a></td><td>An absolute URL</td><td>A text control</td></tr>
    <tr><td><code>email</code></td><td><a>Email</a></td><td>An address</td><td>A text control</td></tr></tbody></table>
    <table id="input-type-attr-summary"><thead><tr><th></th><th><a>Telephone</a>, <a>URL</a></th><th><a>Email</a></th></tr></thead>
    <tbody><tr><th><code>list</code></th><td>Yes</td><td>Yes</td></tr><tr><th><code>multiple</code></th><td>·</td><td>Yes**</td></tr></tbody>
    <tbody><tr><th><code>value</code></th><td>Yes</td><td>Yes</td></tr></tbody></table>`;
  const textControl = { data: 'An absolute URL', control: 'A text control' };
  expect(Object.fromEntries(readInputTypes(standardFrom(html)))).toEqual({
    url: { ...textControl, state: 'URL', attributes: ['list'] },
    email: { ...textControl, data: 'An address', state: 'Email', attributes: ['list', 'multiple'] },
  });
});

test('handlers say which event and where', () => {
  const html = `<table id="ix-event-handlers"><tbody>
    <tr><th><code>ononline</code></th><td><code>body</code></td><td><code>online</code> event handler for Window</td><td></td></tr>
    <tr><th><code>onclick</code></th><td>HTML elements</td><td><code>click</code> event handler</td><td></td></tr></tbody></table>`;
  expect(Object.fromEntries(readEventHandlers(standardFrom(html)))).toEqual({
    ononline: { on: 'body', event: 'online' },
    onclick: { on: 'all', event: 'click' },
  });
});

test('a cell over two columns counts for both', () => {
  const html = `<table id="table-link-relations"><tbody>
    <tr><td><code>author</code></td><td colspan="2">Hyperlink</td><td><em>not allowed</em></td><td> · </td><td> · </td><td>Who</td></tr>
    <tr><td><code>preload</code></td><td>External Resource</td><td colspan="2">not allowed</td><td> Yes </td><td> Yes </td><td>Early</td></tr></tbody></table>`;
  expect(Object.fromEntries(readLinkTypes(standardFrom(html)))).toEqual({
    author: { link: 'hyperlink', anchor: 'hyperlink', form: 'not allowed', isBodyOk: false, is: 'Who' },
    preload: {
      link: 'external resource',
      anchor: 'not allowed',
      form: 'not allowed',
      isBodyOk: true,
      is: 'Early',
    },
  });
});

import { expect, test } from 'vitest';
import { withoutHashes } from '../files/without-hashes.ts';
import { htmlOf } from '../site-in-memory.ts';
import { validateDocument } from './validate-document.ts';

test('a document is held against the rules of whole documents', () => {
  expect(validateDocument(htmlOf('<h1>Fine</h1>'))).toEqual([]);
  expect(validateDocument(htmlOf('<h1>One</h1>\n<p id="a">A</p>\n<p id="a">B</p>'))).toEqual([
    { line: 3, rule: 'no-dup-id', message: 'Duplicate ID "a" (html > body > p:nth-child(3))' },
  ]);
  expect(validateDocument('<p>A</p>').map(({ rule }) => rule)).toEqual(['missing-doctype']);
});

test('a change of code does not make a document another', () => {
  expect(
    withoutHashes(
      '<link href="/assets/index-DW-3hsM6.css"><script src="/assets/entry.client-DY97q04S.js"></script>',
    ),
  ).toBe('<link href="/assets/index.css"><script src="/assets/entry.client.js"></script>');
});

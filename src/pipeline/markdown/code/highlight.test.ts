import { expect, test } from 'vitest';
import { codeOfBody, hashCode, highlight } from './highlight.ts';

const code = { code: 'a', language: 'js', markedLines: new Set([1]) };

test('the hash tells code, language and marked lines apart', () => {
  const hashes = [
    hashCode(code),
    hashCode({ ...code, code: 'b' }),
    hashCode({ ...code, language: 'ts' }),
    hashCode({ ...code, markedLines: new Set([2]) }),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(hashCode({ ...code })).toBe(hashes[0]);
});

test('the code of a stored page is found at every depth', () => {
  const nodes = [
    'text',
    ['code-block', { hash: 'x' }, { html: '<b>1</b>' }],
    ['div', {}, ['code-block', { hash: 'y' }, { html: '2' }], ['code-block', {}, { html: 'no hash' }]],
  ];
  expect([...codeOfBody({ nodes: nodes as never })]).toEqual([
    ['x', '<b>1</b>'],
    ['y', '2'],
  ]);
});

test('the lines of a diff have the class of their sign', async () => {
  const html = await highlight({ code: ' a\n-b\n+c', language: 'diff', markedLines: new Set() });
  expect(html).toBe(
    '<span class="line"> a</span>\n<span class="line"><span class="d">-b</span></span>\n<span class="line"><span class="i">+c</span></span>',
  );
});

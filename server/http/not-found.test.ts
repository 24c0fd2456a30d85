import { expect, test } from 'vitest';
import { asksForDocument, notFoundDocument } from './not-found.ts';

test('every placeholder gets the escaped path, also a path that spells the placeholder', () => {
  const render = notFoundDocument('<title>{{path}}</title><p>{{path}}</p>');
  expect(render('/x?a=<b>&"\'')).toBe(
    '<title>/x?a=&lt;b&gt;&amp;&quot;&#39;</title><p>/x?a=&lt;b&gt;&amp;&quot;&#39;</p>',
  );
  expect(render('/{{path}}$&')).toBe('<title>/{{path}}$&amp;</title><p>/{{path}}$&amp;</p>');
});

test.each([
  ['/nope', undefined, true],
  ['/nope', '*/*', true],
  ['/nope', 'text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['/nope.png', 'text/html', true],
  ['/nope', 'application/json', false],
  ['/nope', 'image/avif,image/webp,*/*;q=0.8', false],
  ['/nope.png', '*/*', false],
  ['/a/_payload.json', 'text/html', false],
  ['/assets/x.js', 'text/html', false],
])('%s with Accept %j: a document is %s', (path, accept, expected) => {
  expect(asksForDocument(path, accept)).toBe(expected);
});

import { expect, test } from 'vitest';
import { pathPlaceholder } from '#site/not-found.ts';
import { notSaved } from './not-saved.ts';

test.each([
  ['/a/', '/a'],
  ['/%C3%A4', '/ä'],
  ['/%ff', '/%ff'],
  ['/%E4%B8/%', '/%E4%B8/%'],
  ['/%3Cb%3E$&', '/&lt;b&gt;$&amp;'],
])('the address %s is named as %s', async (address, shown) => {
  const headers = { 'Content-Type': 'text/html' };
  const page = new Response(`<p>${pathPlaceholder}</p>`, { headers });
  const response = await notSaved(page, new URL(address, 'https://site.example'));
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    503,
    'text/html',
    `<p>${shown}</p>`,
  ]);
});

test('without such a document there is only an error', async () => {
  const response = await notSaved(null, new URL('https://site.example/%ff'));
  expect(response.type).toBe('error');
});

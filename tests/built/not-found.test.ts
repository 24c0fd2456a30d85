// The 404 document as the server sends it, and which addresses get it.
import { expect, test } from 'vitest';
import { readHtml } from '#tests/support/read-html.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';

async function get(path: string) {
  const response = await fetchSite('real', path, { accept: 'text/html' });
  return { status: response.status, source: await response.text() };
}

test('the source of a missing page names the address in its title and both of its messages', async () => {
  const { status, source } = await get('/nope/deeper?x=1');
  expect(status).toBe(404);
  expect(source).toContain('<title>404 - Page not found: /nope/deeper?x=1</title>');
  expect(source).not.toContain('{{path}}');
  const { text } = readHtml(source);
  expect(text).toContain('Page not found: /nope/deeper?x=1');
  expect(text).toContain('Page Not Found: /nope/deeper?x=1');
});

test('addresses are case-sensitive', async () => {
  const { status, source } = await get('/CS/HTML');
  expect(status).toBe(404);
  expect(readHtml(source).text).toContain('Page not found: /CS/HTML');
});

test('an address with a slash at the end answers with the same document', async () => {
  const page = await get('/cs/html');
  expect(page.status).toBe(200);
  expect(page.source).toMatch(/<h1\b[^>]*>HTML<\/h1>/);
  expect(await get('/cs/html/')).toEqual(page);
});

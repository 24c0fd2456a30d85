// The site's own icon endpoint over HTTP.
import { expect, test } from 'vitest';
import { fetchSite } from '#tests/support/sites/request-site.ts';

const request = (path: string) => fetchSite('moving', `/api/_nuxt_icon${path}`);

test('the endpoint returns the icons of an installed collection and lists those it does not have', async () => {
  const response = await request('/lucide.json?icons=moon,no-such-icon,sun');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  const { prefix, icons, not_found } = (await response.json()) as {
    prefix: string;
    icons: Record<string, { body: string }>;
    not_found: string[];
  };
  expect(prefix).toBe('lucide');
  expect(Object.keys(icons).toSorted()).toEqual(['moon', 'sun']);
  expect(icons.sun?.body).toContain('<circle cx="12" cy="12" r="4"/>');
  expect(not_found).toEqual(['no-such-icon']);
});

test.each([
  ['', 400],
  ['/', 400],
  ['/.json?icons=sun', 400],
  ['/lucide.json', 400],
  ['/lucide.json?icons=', 400],
  ['/mdi.json?icons=sun', 404],
  ['/__proto__.json?icons=sun', 404],
])('"%s" names no collection or no icon and gets %i', async (path, status) => {
  expect((await request(path)).status).toBe(status);
});

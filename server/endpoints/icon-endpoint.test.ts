import { expect, test } from 'vitest';
import { respondWithIcons } from './icon-endpoint.ts';

function request(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  const response = respondWithIcons(pathname, searchParams);
  return response && { ...response, data: JSON.parse(response.body) };
}

test('icons of an installed collection come with prefix and size, and keep for a week', () => {
  const response = request('/api/_nuxt_icon/lucide.json?icons=moon,sun');
  expect(response?.status).toBe(200);
  expect(response?.headers).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=604800',
  });
  expect(response?.data).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
  expect(Object.keys(response?.data.icons)).toEqual(['moon', 'sun']);
  expect(response?.data.icons.sun.body).toContain('<circle cx="12" cy="12" r="4"/>');
  expect(response?.data).not.toHaveProperty('not_found');
});

test('commas may come encoded', () => {
  const response = request('/api/_nuxt_icon/simple-icons.json?icons=github%2Cyoutube');
  expect(Object.keys(response?.data.icons)).toEqual(['github', 'youtube']);
});

test('an alias comes with the icon it stands for', () => {
  expect(request('/api/_nuxt_icon/lucide.json?icons=home')?.data).toMatchObject({
    icons: { house: { body: expect.any(String) } },
    aliases: { home: { parent: 'house' } },
  });
});

test('an icon the collection does not have is listed, with success', () => {
  const response = request('/api/_nuxt_icon/lucide.json?icons=nope,sun,constructor,__proto__');
  expect(response?.status).toBe(200);
  expect(Object.keys(response?.data.icons)).toEqual(['sun']);
  expect(response?.data.not_found).toEqual(['nope', 'constructor', '__proto__']);
});

test('only unknown icons get a response with no icons', () => {
  expect(request('/api/_nuxt_icon/lucide.json?icons=nope')?.data).toMatchObject({
    prefix: 'lucide',
    icons: {},
    not_found: ['nope'],
  });
});

test.each([
  '/api/_nuxt_icon/mdi.json?icons=home',
  '/api/_nuxt_icon/lucide?icons=sun',
  '/api/_nuxt_icon/..%2flucide.json?icons=sun',
  '/api/_nuxt_icon/lucide/icons.json?icons=sun',
  '/api/_nuxt_icon/constructor.json?icons=sun',
])('%s is no collection', (address) => {
  const response = request(address);
  expect(response?.status).toBe(404);
  expect(response?.headers['Cache-Control']).toBe('no-cache');
});

test('a path that climbs is no collection', () => {
  expect(
    respondWithIcons('/api/_nuxt_icon/../../lucide.json', new URLSearchParams('icons=sun'))?.status,
  ).toBe(404);
});

test.each([
  ['no collection', '/api/_nuxt_icon/?icons=sun'],
  ['no collection and no slash', '/api/_nuxt_icon?icons=sun'],
  ['only an ending', '/api/_nuxt_icon/.json?icons=sun'],
  ['no list', '/api/_nuxt_icon/lucide.json'],
  ['an empty list', '/api/_nuxt_icon/lucide.json?icons='],
  ['a list of nothing', '/api/_nuxt_icon/lucide.json?icons=,,'],
  ['a list too long', `/api/_nuxt_icon/lucide.json?icons=${'a'.repeat(501)}`],
])('%s is a bad request', (_, address) => {
  expect(request(address)?.status).toBe(400);
});

test.each(['/', '/api/_nuxt_icons/lucide.json', '/api/other'])('%s is not about icons', (address) => {
  expect(request(address)).toBeNull();
});

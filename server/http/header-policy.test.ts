import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '#site/security-headers.ts';
import { headersForFile, readHeaderPolicy } from './header-policy.ts';
import { temporaryFolder } from './testing/build-folder.ts';

test('the policy of the build is read', async () => {
  const file = join(await temporaryFolder(), 'headers.json');
  await writeFile(file, '{"headers":{"X-A":"1"},"paths":{"/frame":{"X-A":"2"}}}');
  expect(await readHeaderPolicy(file)).toEqual({
    headers: { 'X-A': '1' },
    paths: { '/frame': { 'X-A': '2' } },
  });
});

test('without a file the strictest policy holds', async () => {
  const file = join(await temporaryFolder(), 'headers.json');
  expect(await readHeaderPolicy(file)).toEqual({ headers: securityHeaders(), paths: {} });
});

test.each(['', '[]', '{"headers":{"X-A":"1\\r\\nX-B: 2"}}', '{"headers":{"X A":"1"}}'])(
  '%j is refused',
  async (text) => {
    const file = join(await temporaryFolder(), 'headers.json');
    await writeFile(file, text);
    await expect(readHeaderPolicy(file)).rejects.toThrow(
      `${file} is not a list of headers. Run npm run build again.`,
    );
  },
);

const all = securityHeaders();
const policy = { headers: all, paths: { '/frame.html': { 'Content-Security-Policy': 'sandbox' } } };

test.each(['index.html', 'guide/node.js/index.html', 'mark.svg', 'feed.xml', '_headers'])(
  '%s can be shown as a page and carries everything',
  (file) => {
    expect(headersForFile(`/${file}`, file, policy)).toEqual(all);
  },
);

test.each(['a.png', 'a.html', 'a.js', 'a.json'])(
  'an author’s %s carries everything, and a sandbox',
  (name) => {
    const headers = headersForFile(`/_media/${name}`, `_media/${name}`, policy);
    expect(headers['Content-Security-Policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'",
    );
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Content-Disposition']).toBe(/html|js$/.test(name) ? 'attachment' : undefined);
  },
);

test('the picture of a page may be shown by any site', () => {
  expect(headersForFile('/_share/a1B2.png', 'site/_share/a1B2.png', policy)).toEqual({
    ...all,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test.each(['assets/entry.app-a1.js', 'assets/index-a1.css', 'cs/_payload.json'])(
  '%s is loaded by pages and carries what concerns such files',
  (file) => {
    expect(headersForFile(`/${file}`, file, policy)).toEqual({
      'Content-Security-Policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  },
);

test('a path with headers of its own has those', () => {
  expect(headersForFile('/frame.html', 'frame.html', policy)).toEqual({
    ...all,
    'Content-Security-Policy': 'sandbox',
  });
});

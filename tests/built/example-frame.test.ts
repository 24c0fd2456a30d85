// The document in which live examples are shown, as it is served.
import { expect, test } from 'vitest';
import { fetchSite } from '#tests/support/sites/request-site.ts';

test('the frame of examples has a policy that forbids everything but its own script and files of examples', async () => {
  const request = (path: string) => fetchSite('layouts', path);
  const policy = (await request('/_example/frame.html')).headers.get('content-security-policy');
  const files = 'http://*:*/_example/ https://*:*/_example/';
  expect(policy?.replace(/'sha256-[^']+'/, 'OURS').replaceAll(files, 'FILES')).toBe(
    "default-src 'none'; script-src OURS; style-src 'unsafe-inline' data: FILES; img-src data: FILES; font-src data: FILES; media-src data: FILES; object-src FILES; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms",
  );
  expect(await (await request('/_headers')).text()).toContain(
    `/_example/frame.html\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`,
  );
});

test('a result for readers without script may load files of the site and nothing else, by header and by itself', async () => {
  const response = await fetchSite('layouts', '/_result/notes/blocks/1.html');
  const sources =
    "default-src 'none'; style-src 'unsafe-inline' 'self'; img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; base-uri 'none'; form-action 'none'";
  const policy = `sandbox allow-same-origin; ${sources}; frame-ancestors 'self'`;
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toBe(policy);
  expect(await response.text()).toContain(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${sources}">`,
  );
  expect(await (await fetchSite('layouts', '/_headers')).text()).toContain(
    `/_result/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`,
  );
});

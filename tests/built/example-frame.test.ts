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

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '#site/security-headers.ts';
import { readHeaderPolicy } from './header-policy.ts';
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
  expect(await readHeaderPolicy(file)).toEqual({ headers: securityHeaders([]), paths: {} });
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

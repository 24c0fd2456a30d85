import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCodeAddress } from './code-addresses.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  '/@vite/client',
  '/@react-refresh',
  '/@id/__x00__virtual:icons?t=1763000000000',
  '/@id/__x00__virtual:react-icons',
  '/src/app/entry.client.ts?t=1763000000000',
  '/src/styles/every-page.css',
  '/server/dev/browser.ts',
  '/node_modules/.vite/deps/react.js?v=d9df7a29',
  `/@fs${root}/node_modules/vite/dist/client/env.mjs`,
])('%s is code that a page loads', (address) => {
  expect(isCodeAddress(address, root)).toBe(true);
});

test.each([
  '/',
  '/src',
  '/srcs/a.ts',
  '/package.json',
  '/package.json?raw',
  '/package.json?import&raw',
  '/package.json?url',
  '/content/index.md',
  '/dist/cache/dev.sqlite',
  '/.git/config',
  '/server/env.ts',
  '/__open-in-editor?file=package.json',
  '/src/../package.json',
  '/src/%2e%2e/package.json',
  '/src/%252e%252e/package.json',
  '/src/..%2fpackage.json',
  '/src/..\\package.json',
  '/src/%5c..%5cpackage.json',
  '/%2e%2e/package.json',
  '//src/a.ts',
  '/node_modules/../package.json',
  '/node_modules/./../package.json',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw??',
  `/@fs${root}/package.json`,
  `/@fs${root}/src/../package.json`,
  `/@fs${root}/src#/../package.json`,
  '/@id//etc/passwd',
  '/@id/__x00__/etc/passwd',
  '/@vite/../package.json',
  '/src/%00',
  '/src/%zz',
])('%s is not', (address) => {
  expect(isCodeAddress(address, root)).toBe(false);
});

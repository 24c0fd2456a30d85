import { expect, test } from 'vitest';
import { completeLock } from './lock-platforms.ts';

test('binaries of other platforms are added with what their names say', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: {
          '@tool/cli-linux-arm64-gnu': '1.0.0',
          '@tool/cli-linux-x64-musl': '1.0.0',
          '@tool/cli-darwin-arm64': '1.0.0',
          '@tool/cli-wasm32-wasi': '1.0.0',
          fsevents: '~2.3.3',
        },
      },
      'node_modules/@tool/cli-linux-arm64-gnu': { version: '1.0.0', optional: true },
    },
  };
  expect(completeLock(lock)).toEqual([
    '@tool/cli-linux-x64-musl',
    '@tool/cli-darwin-arm64',
    '@tool/cli-wasm32-wasi',
  ]);
  expect(lock.packages).toMatchObject({
    'node_modules/@tool/cli-linux-x64-musl': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/cli-darwin-arm64': {
      version: '1.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/cli-wasm32-wasi': { version: '1.0.0', cpu: ['wasm32'], dev: true, optional: true },
  });
  expect(completeLock(lock)).toEqual([]);
});

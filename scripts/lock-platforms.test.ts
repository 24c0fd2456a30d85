import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLock, fillIntegrity, withoutIntegrity } from './lock-platforms.ts';

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

test('an integrity that the registry has is filled in, and one that it has not stays open', async () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@s/b-linux-x64': { version: '2.0.0', optional: true },
      'node_modules/c-darwin-x64': { version: '3.0.0', optional: true },
      'node_modules/linked': { link: true },
    },
  };
  const asked: string[] = [];
  const found = await fillIntegrity(lock, async (name, version) => {
    asked.push(`${name} ${version}`);
    return name === '@s/b-linux-x64' ? 'sha512-b' : null;
  });
  expect(found).toBe(1);
  expect(asked).toEqual(['@s/b-linux-x64 2.0.0', 'c-darwin-x64 3.0.0']);
  expect(lock.packages['node_modules/a/node_modules/@s/b-linux-x64']).toEqual({
    version: '2.0.0',
    integrity: 'sha512-b',
    optional: true,
  });
  expect(withoutIntegrity(lock)).toEqual(['node_modules/c-darwin-x64']);
});

test('what has no integrity in our own lock file is a binary for some platform, and optional', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  const others = withoutIntegrity(lock).filter((place) => {
    const { optional, cpu } = lock.packages[place];
    return optional !== true || !Array.isArray(cpu);
  });
  expect(others).toEqual([]);
});

test('what a site is built and served with in a container has an integrity', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  const installed = withoutIntegrity(lock).filter((place) => {
    const { dev, os, cpu, libc } = lock.packages[place];
    const isForContainer =
      os?.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')) && !libc?.includes('musl');
    return dev !== true || isForContainer;
  });
  expect(installed).toEqual([]);
});

import { expect, test } from 'vitest';
import { safeStorage } from '../storage.ts';
import { createReloadGuard } from './reload-guard.ts';

function setUp(stored?: string) {
  const storage = safeStorage('session', {});
  if (stored !== undefined) storage.set('nuxt:reload', stored);
  const clock = { time: 1_000_000 };
  const guard = createReloadGuard({ storage, now: () => clock.time });
  const read = () => JSON.parse(storage.get('nuxt:reload') ?? 'null');
  return { storage, clock, guard, read };
}

test('a path may be loaded again once in ten seconds, and again after 10 001 ms', () => {
  const { guard, clock } = setUp();
  expect(guard.mayReload('/a')).toBe(true);
  expect(guard.mayReload('/a')).toBe(false);
  clock.time += 10_000;
  expect(guard.mayReload('/a')).toBe(false);
  clock.time += 1;
  expect(guard.mayReload('/a')).toBe(true);
});

test('paths are counted one by one: A, B, A within ten seconds loads A once', () => {
  const { guard } = setUp();
  expect(['/a', '/b', '/a'].map(guard.mayReload)).toEqual([true, true, false]);
});

test('a refusal does not make the wait longer', () => {
  const { guard, clock } = setUp();
  guard.mayReload('/a');
  clock.time += 9_000;
  guard.mayReload('/a');
  clock.time += 1_001;
  expect(guard.mayReload('/a')).toBe(true);
});

test('the paths are stored with their expiry, and expired ones leave', () => {
  const { guard, clock, read } = setUp();
  guard.mayReload('/a');
  clock.time += 4_000;
  guard.mayReload('/b?x=1');
  expect(read()).toEqual({ '/a': 1_010_000, '/b?x=1': 1_014_000 });
  clock.time += 6_001;
  guard.mayReload('/c');
  expect(read()).toEqual({ '/b?x=1': 1_014_000, '/c': 1_020_001 });
});

test('the guard outlives its document', () => {
  const { storage, clock } = setUp();
  const load = () => createReloadGuard({ storage, now: () => clock.time });
  expect([load().mayReload('/a'), load().mayReload('/a')]).toEqual([true, false]);
});

test.each([
  '',
  'no JSON',
  'null',
  '7',
  '"/a"',
  '[]',
  '{"/a":"soon"}',
  '{"/a":null}',
  '{"/a":"1005000"}',
  '{"/a":1e99}',
])('the stored value %s stops nothing and is replaced', (stored) => {
  const { guard, read } = setUp(stored);
  expect([guard.mayReload('/a'), guard.mayReload('/a')]).toEqual([true, false]);
  expect(read()).toEqual({ '/a': 1_010_000 });
});

test('a clock that was set back does not shut a path out', () => {
  const { guard, clock } = setUp();
  guard.mayReload('/a');
  clock.time -= 3_600_000;
  expect(guard.mayReload('/a')).toBe(true);
});

import { expect, test } from 'vitest';
import { safeStorage } from './storage.ts';

/** A storage with room for so many characters of values. */
function fakeStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const blocked = {
  get localStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
};

function refuse(): never {
  throw new Error('no');
}

test('values are kept in the storage of the given kind', () => {
  const host = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
  safeStorage('local', host).set('a', '1');
  safeStorage('session', host).set('a', '2');
  expect([host.localStorage.getItem('a'), host.sessionStorage.getItem('a')]).toEqual(['1', '2']);
  expect([safeStorage('local', host).get('a'), safeStorage('session', host).get('a')]).toEqual(['1', '2']);
  expect(safeStorage('local', host).isPersistent).toBe(true);
});

test('a removed value and one that was never set are null', () => {
  const storage = safeStorage('local', { localStorage: fakeStorage() });
  storage.set('a', '1');
  storage.remove('a');
  expect([storage.get('a'), storage.get('b')]).toEqual([null, null]);
});

test.each([
  ['missing', {}],
  ['blocked', blocked],
  ['broken', { localStorage: { ...fakeStorage(), getItem: refuse, setItem: refuse, removeItem: refuse } }],
])('with storage %s, values live in memory', (_state, host) => {
  const storage = safeStorage('local', host);
  expect(storage.get('a')).toBeNull();
  storage.set('a', '1');
  storage.set('b', '');
  expect([storage.get('a'), storage.get('b')]).toEqual(['1', '']);
  expect(storage.isPersistent).toBe(false);
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});

test('storage that is not there is not persistent, even before the first value', () => {
  expect([safeStorage('local', {}).isPersistent, safeStorage('local', blocked).isPersistent]).toEqual([
    false,
    false,
  ]);
});

test('a value that does not fit is kept in memory and hides the older one until it fits again', () => {
  const localStorage = fakeStorage(3);
  const storage = safeStorage('local', { localStorage });
  storage.set('a', 'old');
  storage.set('a', 'too long');
  expect([storage.get('a'), storage.isPersistent]).toEqual(['too long', false]);
  storage.set('a', 'new');
  expect([storage.get('a'), localStorage.getItem('a'), storage.isPersistent]).toEqual(['new', 'new', true]);
});

test('removing a value that lived in memory removes the older one too', () => {
  const storage = safeStorage('local', { localStorage: fakeStorage(3) });
  storage.set('a', 'old');
  storage.set('a', 'too long');
  storage.remove('a');
  expect([storage.get('a'), storage.isPersistent]).toEqual([null, true]);
});

test('all values whose keys begin alike are removed, stored or in memory', () => {
  const localStorage = fakeStorage(3);
  const storage = safeStorage('local', { localStorage });
  storage.set('a:1', 'old');
  storage.set('a:2', 'too long');
  storage.set('b:1', 'new');
  storage.removeAll('a:');
  expect(['a:1', 'a:2', 'b:1'].map(storage.get)).toEqual([null, null, 'new']);
  expect(localStorage.length).toBe(1);
});

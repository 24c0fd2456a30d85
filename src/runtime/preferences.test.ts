import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreferences } from './preferences.ts';
import type { SafeStorage } from './storage.ts';

class Root {
  classes = new Set<string>();
  attributes = new Map<string, string>();
  classList = {
    contains: (name: string) => this.classes.has(name),
    add: (name: string) => void this.classes.add(name),
    remove: (...names: string[]) => names.forEach((name) => void this.classes.delete(name)),
  };
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
}

let root: Root;
let stored: Map<string, string>;
let system: EventTarget & { matches: boolean };
let otherTabs: EventTarget;

beforeEach(() => {
  root = new Root();
  stored = new Map();
  system = Object.assign(new EventTarget(), { matches: false });
  otherTabs = new EventTarget();
  vi.stubGlobal('getComputedStyle', () => ({ color: '' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function create() {
  const storage: Pick<SafeStorage, 'isPersistent' | 'get' | 'set' | 'remove'> = {
    isPersistent: true,
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  return createPreferences({
    root: root as unknown as HTMLElement,
    storage,
    darkSystem: system as unknown as MediaQueryList,
    otherTabs: otherTabs as Window,
  });
}
const changeSystem = (isDark: boolean) => {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
};
const storeElsewhere = (key: string | null, value = '') => {
  if (key) stored.set(key, value);
  otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

test('the mode shown is light or dark, never the system', () => {
  const preferences = create();
  expect([preferences.get('colorMode'), preferences.mode(), [...root.classes]]).toEqual([
    'system',
    'light',
    ['light'],
  ]);
  const changed = vi.fn();
  preferences.subscribe(changed);
  changeSystem(true);
  expect([preferences.get('colorMode'), preferences.mode(), [...root.classes]]).toEqual([
    'system',
    'dark',
    ['dark'],
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('the toggle goes by the mode that is shown, and remembers the word', () => {
  system.matches = true;
  const preferences = create();
  preferences.toggleMode();
  expect([stored.get('nuxt-color-mode'), [...root.classes]]).toEqual(['light', ['light']]);
  preferences.toggleMode();
  expect([stored.get('nuxt-color-mode'), [...root.classes]]).toEqual(['dark', ['dark']]);
  preferences.set('colorMode', 'system');
  expect(stored.get('nuxt-color-mode')).toBe('system');
});

test('after a choice the system is not listened to', () => {
  const preferences = create();
  preferences.set('colorMode', 'light');
  changeSystem(true);
  expect([...root.classes]).toEqual(['light']);
});

test('other choices are attributes of the root, the default is none', () => {
  const preferences = create();
  preferences.set('textSize', 'large');
  preferences.set('lineWidth', 'wide');
  expect(Object.fromEntries(root.attributes)).toEqual({
    'data-text-size': 'large',
    'data-line-width': 'wide',
  });
  expect(stored.get('plinth-text-size')).toBe('large');
  preferences.set('textSize', 'enormous');
  expect(preferences.get('textSize')).toBe('medium');
  expect(Object.fromEntries(root.attributes)).toEqual({ 'data-line-width': 'wide' });
});

test('what another tab stores is shown here; what is not ours is not', () => {
  const preferences = create();
  const changed = vi.fn();
  preferences.subscribe(changed);
  storeElsewhere('nuxt-color-mode', 'dark');
  expect([preferences.get('colorMode'), [...root.classes]]).toEqual(['dark', ['dark']]);
  storeElsewhere('something-else', 'light');
  expect(changed).toHaveBeenCalledTimes(1);
  stored.clear();
  storeElsewhere(null);
  expect(preferences.get('colorMode')).toBe('system');
});

test('a stored value that is no choice counts as the default', () => {
  stored.set('nuxt-color-mode', 'sepia');
  expect(create().get('colorMode')).toBe('system');
});

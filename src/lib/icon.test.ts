import { expect, test } from 'vitest';
import { iconKey, parseIconName } from './icon.ts';

const collections = ['simple', 'lucide', 'simple-icons'];

test.each(['i-lucide-sun', 'lucide:sun', 'lucide-sun', 'i-lucide:sun'])('%o is the sun of lucide', (name) => {
  expect(parseIconName(name, collections)).toEqual({ collection: 'lucide', icon: 'sun' });
  expect(iconKey(name)).toBe('lucide:sun');
});

test('the longest collection name wins', () => {
  expect(parseIconName('i-simple-icons-youtube', collections)).toEqual({
    collection: 'simple-icons',
    icon: 'youtube',
  });
});

test('only one leading i- is taken off', () => {
  expect(parseIconName('i-i-lucide-sun', collections)).toBeNull();
  expect(parseIconName('i-lucide-i-cursor', collections)).toEqual({ collection: 'lucide', icon: 'i-cursor' });
});

test('without a colon an unknown collection gives nothing', () => {
  expect(parseIconName('i-nope-sun', collections)).toBeNull();
  expect(iconKey('constructor')).toBeNull();
});

test('with a colon any collection is unambiguous', () => {
  expect(parseIconName('mdi:home', collections)).toEqual({ collection: 'mdi', icon: 'home' });
  expect(iconKey('i-fluent-emoji:red-apple')).toBe('fluent-emoji:red-apple');
});

test.each(['mdi:', ':home', 'mdi:Home', 'mdi:../x', '../mdi:home', 'http://a.example', 'mdi:a b'])(
  '%o is no name',
  (name) => {
    expect(parseIconName(name, collections)).toBeNull();
    expect(iconKey(name)).toBeNull();
  },
);

test('a name that no icon can have gets no key, so that it never becomes a class or an address', () => {
  expect(iconKey('i-lucide-book onload=x')).toBeNull();
  expect(iconKey('lucide:')).toBeNull();
});

import { expect, test } from 'vitest';
import { parseIconName } from './icon-name.ts';

const collections = ['simple', 'lucide', 'simple-icons'];

test.each(['i-lucide-sun', 'lucide:sun', 'lucide-sun', 'i-lucide:sun'])('%o is the sun of lucide', (name) => {
  expect(parseIconName(name, collections)).toEqual({ collection: 'lucide', icon: 'sun' });
});

test('the longest collection name wins', () => {
  expect(parseIconName('i-simple-icons-youtube', collections)).toEqual({
    collection: 'simple-icons',
    icon: 'youtube',
  });
});

test('an unknown collection gives nothing', () => {
  expect(parseIconName('i-nope-sun', collections)).toBeNull();
  expect(parseIconName('nope:sun', collections)).toBeNull();
});

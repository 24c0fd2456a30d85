import { expect, test } from 'vitest';
import { rowIcon } from './row-icon.ts';

test('a row has its own icon, or the sign of what it leads to', () => {
  expect(rowIcon({ icon: 'i-lucide-sun', to: '/a#b' })).toBe('i-lucide-sun');
  expect(rowIcon({ to: '/a#b' })).toBe('i-lucide-hash');
  expect(rowIcon({ to: '/a' })).toBe('i-lucide-file');
  expect(rowIcon({})).toBeNull();
});

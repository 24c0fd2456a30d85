import { expect, test } from 'vitest';
import { hasAppleKeyboard } from './apple-keyboard.ts';

test.each([
  ['MacIntel', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', false],
  ['Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
  ['Linux armv81', 'Mozilla/5.0 (Linux; Android 10; K)', false],
])('%s, %s: %s', (platform, userAgent, expected) => {
  expect(hasAppleKeyboard({ platform, userAgent })).toBe(expected);
});

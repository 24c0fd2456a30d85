import { expect, test } from 'vitest';
import { javaVersion } from './java.ts';

test.each([
  ['openjdk version "17.0.20.1" 2026-08-18', 17],
  ['java version "1.8.0_412"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['java: command not found', null],
])('%s is Java %s', (output, version) => {
  expect(javaVersion(output)).toBe(version);
});

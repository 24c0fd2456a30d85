import { expect, test } from 'vitest';
import { readWanted } from './parts.ts';

test('without a word everything is measured but what takes most of an hour', () => {
  expect([...readWanted([]).parts]).toEqual([
    'build',
    'pages',
    'server',
    'endurance',
    'browser',
    'progress',
    'search',
    'dev',
  ]);
  expect([...readWanted(['--quick']).parts]).toEqual([
    'build',
    'pages',
    'server',
    'endurance',
    'browser',
    'progress',
    'search',
    'dev',
  ]);
});

test('the parts that are named are measured and no others', () => {
  const { parts, isQuick } = readWanted(['browser', '--quick', 'pages']);
  expect([...parts]).toEqual(['browser', 'pages']);
  expect(isQuick).toBe(true);
  expect(readWanted(['browser'])).toEqual({ parts: new Set(['browser']), isQuick: false });
});

test('a part that does not exist is named', () => {
  expect(() => readWanted(['brwoser'])).toThrowErrorMatchingInlineSnapshot(
    `[UserError: There is no part "brwoser" to measure. The parts are build, pages, server, endurance, browser, progress, search, dev, growth.]`,
  );
});

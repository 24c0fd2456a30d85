import { expect, test } from 'vitest';
import { type EngineReport, listFailures, listMissing, storyTable } from './story-table.ts';

const engines: EngineReport[] = [
  {
    name: 'Firefox 1.2',
    result: {
      kind: 'told',
      outcomes: new Map([
        ['move', { kind: 'passed', milliseconds: 1234 }],
        ['search', { kind: 'failed', milliseconds: 15_000, failures: ['h1: expected ["a"], found ["b"]'] }],
      ]),
    },
  },
  { name: 'WebKitGTK', result: { kind: 'missing', packages: ['webkit2gtk-driver', 'xvfb'] } },
];

test('every story has a line, every engine a column, and what was not run is not said to have passed', () => {
  expect(storyTable(['move', 'search', 'toasts'], engines)).toBe(
    [
      '        Firefox 1.2       WebKitGTK',
      'move    passed in 1.2 s   not run',
      'search  failed in 15.0 s  not run',
      'toasts  not run           not run',
    ].join('\n'),
  );
});

test('a failure names engine, story, what was expected and what was found', () => {
  expect(listFailures(engines)).toEqual(['Firefox 1.2, search: h1: expected ["a"], found ["b"]']);
});

test('an engine that is not there is no failure, and its packages are named', () => {
  expect(listMissing(engines)).toEqual([
    'WebKitGTK was not run: it is not installed. On Debian: apt-get install webkit2gtk-driver xvfb',
  ]);
});

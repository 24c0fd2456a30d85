import { expect, test } from 'vitest';
import { findEngines, type Machine } from './find-engines.ts';

const miniBrowser = '/usr/lib/some-linux-gnu/webkit2gtk-4.1/MiniBrowser';

function machineWith(...files: string[]): Machine {
  return {
    path: ['/usr/local/bin', '/usr/bin'],
    list: (pattern) => (pattern === '/usr/lib/*/webkit2gtk-4.1/MiniBrowser' ? [miniBrowser] : []),
    isProgram: (file) => files.includes(file),
  };
}

const missingIn = (machine: Machine) =>
  findEngines(machine).map((engine) => [engine.id, 'missing' in engine ? engine.missing : 'found']);

test('where nothing is installed, every package is named', () => {
  expect(missingIn(machineWith())).toEqual([
    ['firefox', ['firefox-esr']],
    ['webkit', ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb']],
  ]);
});

test('only what is missing is named', () => {
  expect(missingIn(machineWith('/usr/bin/WebKitWebDriver', miniBrowser))).toEqual([
    ['firefox', ['firefox-esr']],
    ['webkit', ['xvfb']],
  ]);
});

test('an engine is found when all that it needs is there, in any folder of the path', () => {
  const files = ['/usr/local/bin/firefox', '/usr/bin/WebKitWebDriver', '/usr/local/bin/Xvfb', miniBrowser];
  expect(missingIn(machineWith(...files))).toEqual([
    ['firefox', 'found'],
    ['webkit', 'found'],
  ]);
});

test('links load documents only where there is no Navigation API', () => {
  expect(findEngines(machineWith()).map(({ id, hasNavigation }) => [id, hasNavigation])).toEqual([
    ['firefox', true],
    ['webkit', false],
  ]);
});

// Finds the engines besides Chromium on this machine, or the packages to install.
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Access to the machine's files. */
export interface Machine {
  /** The folders of commands. */
  path: readonly string[];
  /** Every file that matches a pattern. */
  list(pattern: string): readonly string[];
  isProgram(file: string): boolean;
}

export interface KnownEngine {
  id: 'firefox' | 'webkit';
  name: string;
  /** Whether it has the Navigation API; without it every navigation loads a document. */
  hasNavigation: boolean;
}

export type FoundEngine = KnownEngine &
  ({ start: () => Promise<Engine> } | { /** Debian's packages. */ missing: readonly string[] });

/** A program that an engine needs, and its package. */
interface Need {
  files: (machine: Machine) => readonly string[];
  package: string;
}

const onPath =
  (...names: string[]) =>
  ({ path }: Machine) =>
    names.flatMap((name) => path.map((folder) => join(folder, name)));

const firefox: Need = { files: onPath('firefox-esr', 'firefox'), package: 'firefox-esr' };
const webDriver: Need = { files: onPath('WebKitWebDriver'), package: 'webkit2gtk-driver' };
const screen: Need = { files: onPath('Xvfb'), package: 'xvfb' };
const miniBrowser: Need = {
  files: ({ list }) => list('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
  package: 'libwebkit2gtk-4.1-0',
};

export function findEngines(machine: Machine = thisMachine()): FoundEngine[] {
  return [
    {
      ...({ id: 'firefox', name: 'Firefox', hasNavigation: true } as const),
      ...withPrograms(machine, [firefox], ([program = '']) => startFirefox(program)),
    },
    {
      ...({ id: 'webkit', name: 'WebKitGTK', hasNavigation: false } as const),
      ...withPrograms(machine, [webDriver, miniBrowser, screen], ([driver = '', browser = '', screen = '']) =>
        startWebKit({ driver, browser, screen }),
      ),
    },
  ];
}

/** Starts with the programs in the order of the needs; or lists the missing packages. */
function withPrograms(
  machine: Machine,
  needs: readonly Need[],
  start: (programs: string[]) => Promise<Engine>,
): { start: () => Promise<Engine> } | { missing: string[] } {
  const found = needs.map((need) => need.files(machine).find(machine.isProgram));
  const programs = found.filter((program) => program !== undefined);
  if (programs.length === needs.length) return { start: () => start(programs) };
  return { missing: needs.filter((_, index) => found[index] === undefined).map((need) => need.package) };
}

function thisMachine(): Machine {
  return {
    path: (process.env.PATH ?? '').split(delimiter).filter(Boolean),
    list: (pattern) => globSync(pattern),
    isProgram(file) {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
  };
}

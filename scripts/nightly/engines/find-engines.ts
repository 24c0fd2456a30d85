// Which engines besides Chromium are on this machine, and what to install where one is not.
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** What can be found on a machine. */
export interface Machine {
  /** The folders in which commands are looked for. */
  path: readonly string[];
  /** Every file that a pattern fits. */
  list(pattern: string): readonly string[];
  isProgram(file: string): boolean;
}

export interface KnownEngine {
  id: 'firefox' | 'webkit';
  name: string;
  /** Whether it has the Navigation API; without it every step loads a document. */
  hasNavigation: boolean;
}

export type FoundEngine = KnownEngine &
  ({ start: () => Promise<Engine> } | { /** Debian's packages. */ missing: readonly string[] });

/** A program that an engine needs, and the package that brings it. */
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

/** Starts with the programs in the order of the needs; or names what is missing. */
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

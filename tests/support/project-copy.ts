// A copy of the project whose sources, facts and content a test may edit and build again.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { shareApplication } from '#scripts/build-test-site.ts';

const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const sources = [
  ...['src', 'server', 'scripts', 'facts', 'public'],
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'],
];

export interface ProjectCopy {
  /** A path inside the copy. */
  at(...parts: string[]): string;
  /** The text of a file; null when it is not there. */
  read(file: string): string | null;
  write(file: string, text: string): void;
  /** Builds `site/content` into an output folder of that name, as if on a day; returns the last line that was printed. */
  build(out: string, day: string, env?: Record<string, string>): Promise<string>;
  /** Runs a command of the project on its content; returns what it printed. */
  run(script: string, ...args: string[]): Promise<string>;
  /** Every file of a build by its name, as text that can be compared. */
  filesOf(out: string): Map<string, string>;
  remove(): void;
}

export function copyProject(content: Readonly<Record<string, string>>): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'plinth-copy-'));
  const at = (...parts: string[]) => join(root, ...parts);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  for (const name of sources) cpSync(join(project, name), at(name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), at('node_modules'));
  for (const [file, text] of Object.entries(content)) write(`site/content/${file}`, text);
  const start = async (args: readonly string[], env: Record<string, string>) => {
    const { PATH = '', HOME = '' } = process.env;
    const places = { PATH, HOME, CONTENT_DIR: at('site/content') };
    return (await run(process.execPath, args, { cwd: root, env: { ...places, ...env } })).stdout.trim();
  };
  return {
    at,
    write,
    run: (script, ...args) => start([`scripts/${script}.ts`, ...args], {}),
    read(file) {
      try {
        return readFileSync(at(file), 'utf8');
      } catch {
        return null;
      }
    },
    async build(out, day, env = {}) {
      shareApplication(at(out));
      const seconds = String(Date.parse(`${day}T12:00:00Z`) / 1000);
      const printed = await start(['--import', './scripts/compile-cache.js', 'scripts/build.ts'], {
        ...env,
        OUT_DIR: at(out),
        SOURCE_DATE_EPOCH: seconds,
      });
      return printed.split('\n').at(-1) ?? '';
    },
    filesOf(out) {
      const folder = at(out, 'static');
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
      return new Map(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

// `npm run lock:platforms`: completes the lock file for platforms other than this one.
// npm leaves a package's binaries for other platforms out of the lock file when the registry in use does not carry
// them, and `npm ci` then refuses the file everywhere. Their names say all that the file needs to know.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-script.ts';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** Adds the missing entries; returns their names. */
export function completeLock(lock: LockFile): string[] {
  const added: string[] = [];
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isLocked = ancestors(place).some((folder) => lock.packages[`${folder}node_modules/${name}`]);
      const platform = platformOf(name);
      if (isLocked || !platform || !/^\d/.test(version)) continue;
      lock.packages[`node_modules/${name}`] = { version, ...platform, ...(dev && { dev }), optional: true };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** `@scope/binding-linux-x64-musl` is for Linux, x64, musl. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[-/]/);
  const os = systems.find(
    (system) => words.includes(system) || (system === 'linux' && words.includes('linuxmusl')),
  );
  const cpu = processors.find((processor) => words.includes(processor));
  if (!cpu || (!os && cpu !== 'wasm32')) return null;
  const libc = /musl/.test(name) ? ['musl'] : os === 'linux' && /gnu/.test(name) ? ['glibc'] : null;
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc }) };
}

/** Where Node would look for a package that is required from this place. */
function ancestors(place: string): string[] {
  const parts = place.split('node_modules/').slice(1);
  return [
    '',
    ...parts.map(
      (_, i) =>
        `${parts
          .slice(0, i + 1)
          .map((part) => `node_modules/${part.replace(/\/$/, '')}`)
          .join('/')}/`,
    ),
  ];
}

if (import.meta.main) {
  await runScript(async () => {
    const file = join(import.meta.dirname, '../package-lock.json');
    const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
    const added = completeLock(lock);
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(added.length === 0 ? 'The lock file is complete.' : `Added: ${added.join(', ')}`);
  });
}

// `npm run lock:platforms`: completes the lockfile for platforms other than this one. npm omits a package's
// binaries for other platforms if the registry in use does not have them, and `npm ci` then rejects the file
// everywhere. The entries follow from their names; their integrity hashes are requested from the registry,
// and are left out for packages that it does not have.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-script.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
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

/** The entries that `npm ci` cannot verify because they have no integrity hash. */
export function withoutIntegrity(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([place, { link, integrity }]) => place !== '' && !link && integrity === undefined)
    .map(([place]) => place);
}

/** Requests every missing integrity hash; returns how many were found. */
export async function fillIntegrity(
  lock: LockFile,
  ask: (name: string, version: string) => Promise<string | null>,
): Promise<number> {
  let found = 0;
  for (const place of withoutIntegrity(lock)) {
    const entry = lock.packages[place] ?? {};
    const integrity = await ask(place.split('node_modules/').at(-1) ?? '', entry.version ?? '');
    if (integrity === null) continue;
    lock.packages[place] = { version: entry.version ?? '', integrity, ...entry };
    found++;
  }
  return found;
}

/** The registry's data for a package; null if it does not have it. */
function integrityOf(name: string, version: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile('npm', ['view', `${name}@${version}`, 'dist.integrity'], (error, answer) => {
      resolve(error || !answer.startsWith('sha') ? null : answer.trim());
    });
  });
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

/** The folders in which Node looks for a package required from this place. */
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
    console.log(added.length === 0 ? 'The lock file is complete.' : `Added: ${added.join(', ')}`);
    console.log(`Asking for the integrity of ${withoutIntegrity(lock).length} entries …`);
    const found = await fillIntegrity(lock, integrityOf);
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`Found ${found}; the registry in use does not carry ${withoutIntegrity(lock).length}.`);
  });
}

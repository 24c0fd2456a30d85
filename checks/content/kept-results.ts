// Results of slow checks, kept by the hash of what was checked: an example that has not changed is not run again.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface KeptResults {
  folder: string;
  /** Changes whenever the same input could give another result. */
  version: string;
}

/** The version of a check: its own files and the packages that do the work. */
export function versionOf(files: readonly URL[], packages: readonly string[]): string {
  const hash = createHash('sha256').update(packages.join(' '));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The name and the version of an installed package. */
export function packageVersion(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${name} ${version}`;
}

/** The results of all jobs in their order; only those that are not kept are run, all at once. */
export async function keepResults<Job, Result>(
  jobs: readonly Job[],
  { folder, version }: KeptResults,
  run: (jobs: Job[]) => Promise<Result[]>,
): Promise<Result[]> {
  const files = jobs.map((job) => {
    const hash = createHash('sha256').update(version).update(JSON.stringify(job)).digest('hex');
    return join(folder, `${hash}.json`);
  });
  const results = await Promise.all(files.map(readKept<Result>));
  const open = jobs.flatMap((job, index) => (results[index] === null ? [{ job, index }] : []));
  const fresh = open.length === 0 ? [] : await run(open.map(({ job }) => job));
  await mkdir(folder, { recursive: true });
  await Promise.all(
    open.map(async ({ index }, place) => {
      const result = fresh[place] as Result;
      results[index] = { result };
      // Two checks may run at once; each puts a whole file in place.
      const file = files[index] as string;
      await writeFile(`${file}.${process.pid}.${index}`, JSON.stringify({ result }));
      await rename(`${file}.${process.pid}.${index}`, file);
    }),
  );
  return results.map((kept) => (kept as { result: Result }).result);
}

async function readKept<Result>(file: string): Promise<{ result: Result } | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { result: Result };
  } catch {
    return null;
  }
}

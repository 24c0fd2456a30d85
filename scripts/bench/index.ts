// `npm run bench`: measures builds, pages, the authoring server and the HTTP server, and prints what it measured.
// `npm run bench -- --quick` leaves out the site of 10,000 pages.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../run-script.ts';
import { measureBuild, runBuild } from './measure-build.ts';
import { measureDev } from './measure-dev.ts';
import { measurePages } from './measure-pages.ts';
import { measureServer } from './measure-server.ts';
import { type Measurement, printTable } from './measurement.ts';

const root = join(import.meta.dirname, '../..');

await runScript(async () => {
  const isQuick = process.argv.includes('--quick');
  const scratch = await mkdtemp(join(tmpdir(), 'plinth-bench-'));
  const rows: Measurement[] = [];
  const measure = async (name: string, run: () => Promise<Measurement[]> | Measurement[]) => {
    console.log(`measuring ${name} …`);
    rows.push(...(await run()));
  };
  try {
    console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.versions.node}`);
    const out = join(scratch, 'real');
    await measure('1,000 pages', () => measureBuild(scratch, 1000));
    if (!isQuick) await measure('10,000 pages', () => measureBuild(scratch, 10_000));
    await runBuild(join(root, 'content'), out);
    await measure('page weights', () => measurePages(join(out, 'static')));
    await measure('the server', () => measureServer(out, '/cs/html/elements/dialog'));
    await measure('the authoring server', () => measureDev(scratch, 1000));
    console.log();
    printTable(rows);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

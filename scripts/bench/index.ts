// `npm run bench`: measures builds, pages, the server, its endurance, the browser, the reader's progress, the search and
// the authoring server, and prints a table.
// `npm run bench -- browser pages` measures only what is named; `--quick` leaves out the sites of 5,000 and 10,000 pages.
// `npm run bench -- growth` builds sites of up to 50,000 pages and says what grows; only when it is named.
// `npm run bench -- compare HEAD~1 build --quick` measures both in turn, three times (`--rounds=5`: five).
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetRows } from '../quality/budget-rows.ts';
import { writeQuality } from '../quality/record.ts';
import { runScript } from '../run-script.ts';
import { compare } from './compare.ts';
import { measureBrowser } from './measure-browser.ts';
import { measureBuild, runBuild } from './measure-build.ts';
import { measureDev } from './measure-dev.ts';
import { measureEndurance } from './measure-endurance.ts';
import { measureGeneratedPages } from './measure-generated-pages.ts';
import { growingSites, measureGrowth } from './measure-growth.ts';
import { measurePages } from './measure-pages.ts';
import { measureProgress } from './measure-progress.ts';
import { measureSearch } from './measure-search.ts';
import { measureServer } from './measure-server.ts';
import { type Measurement, printTable } from './measurement.ts';
import { listMeasuredPages } from './page-kinds.ts';
import { type Part, readComparison, readWanted } from './parts.ts';
import { project } from './project.ts';
import { getMedianPage, listReferencePages } from './reference-pages.ts';
import { serveSite } from './served-site.ts';

const root = join(import.meta.dirname, '../..');

await runScript(async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'plinth-bench-'));
  try {
    const comparison = readComparison(process.argv.slice(2));
    if (comparison) console.log(`\n${await compare({ root, scratch, ...comparison })}`);
    else await measureAll(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

async function measureAll(scratch: string): Promise<void> {
  const { parts, isQuick } = readWanted(process.argv.slice(2));
  const wants = (...some: Part[]) => some.some((part) => parts.has(part));
  const rows: Measurement[] = [];
  const measure = async (name: string, run: () => Promise<Measurement[]> | Measurement[]) => {
    console.log(`measuring ${name} …`);
    rows.push(...(await run()));
  };

  /** Builds and serves the real content. */
  async function measureSite(): Promise<void> {
    const out = join(scratch, 'real');
    const staticDir = join(out, 'static');
    await runBuild(join(project, 'content'), out);
    const { path } = getMedianPage(listReferencePages(staticDir));
    if (wants('pages')) await measure('page weights', () => measurePages(staticDir));
    if (!wants('server', 'endurance', 'browser', 'progress')) return;
    const site = await serveSite(out);
    try {
      if (wants('server')) await measure('the server', () => measureServer(site.url, path));
      if (wants('endurance'))
        await measure('100,000 requests', () => measureEndurance(site, staticDir, path));
      if (wants('browser'))
        await measure('the site in a browser', () => measureBrowser(site.url, listMeasuredPages(staticDir)));
      if (wants('progress')) await measure('10,000 entries of progress', () => measureProgress(site.url));
    } finally {
      site.stop();
    }
  }

  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.versions.node}`);
  // Times mean little on a busy machine.
  console.log(`load before measuring: ${loadavg()[0]?.toFixed(1)}`);
  if (wants('build')) {
    await measure('1,000 pages', () => measureBuild(scratch, 1000));
    if (!isQuick)
      for (const pages of [5000, 10_000])
        await measure(`${pages.toLocaleString('en')} pages`, () => measureBuild(scratch, pages));
  }
  if (wants('browser'))
    await measure('generated pages in a browser', () => measureGeneratedPages(scratch, 1000));
  if (wants('pages', 'server', 'endurance', 'browser', 'progress')) await measureSite();
  if (wants('search')) await measure('the search', () => measureSearch(scratch, 5000));
  if (wants('dev')) await measure('the authoring server', () => measureDev(scratch, 1000));
  if (wants('growth'))
    for (const site of growingSites) await measure(site.name, () => measureGrowth(scratch, site));
  console.log();
  printTable(rows);
  // Only a complete run is recorded.
  if (process.argv.length === 2) writeQuality('bench', { rows: budgetRows(rows) });
}

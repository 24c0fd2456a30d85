// Measures the search of a large site: the size of its file, and the time until results appear.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { phone } from './browser/conditions.ts';
import { launchQuietBrowser } from './browser/quiet-browser.ts';
import { firstResult, useSearch } from './browser/use-search.ts';
import { generateContent } from './generate-content.ts';
import { runBuild } from './measure-build.ts';
import { kilobytes, type Measurement, median, percentile, row, spreadRow, timeRow } from './measurement.ts';
import { serveSite } from './served-site.ts';

/** A generated page has eight headings, so nine rows. */
const rowsPerPage = 9;

/** Builds a site with `sections` rows to search, and measures it at a quarter of this machine's speed. */
export async function measureSearch(scratch: string, sections: number): Promise<Measurement[]> {
  const folder = join(scratch, 'search');
  const out = join(folder, 'out');
  const pages = Math.ceil(sections / rowsPerPage);
  generateContent(join(folder, 'content'), pages);
  await runBuild(join(folder, 'content'), out);
  const { raw, brotli } = weighFile(join(out, 'static/_data'));
  const perThousand = (brotli / pages) * 1000;

  const site = await serveSite(out);
  const browser = await launchQuietBrowser();
  try {
    const { firstOpening, openings, keys, fetched } = await useSearch(browser, site.url);
    const cold = await takeSeveral(() => firstResult(browser, site.url));
    const coldSlowly = await takeSeveral(() => firstResult(browser, site.url, phone.slowdown));
    return [
      row(`search file of ${pages} pages, ${sections.toLocaleString('en')} rows`, kilobytes(raw)),
      row('  brotli', kilobytes(brotli)),
      row('    for 1,000 pages', kilobytes(perThousand), '≤ 60 KiB', perThousand <= 60 * 1024),
      row(
        '  everything fetched for the first opening',
        kilobytes(fetched),
        '≤ 110 KiB',
        fetched <= 110 * 1024,
      ),
      timeRow('search opened → input focused, the first time, at CPU ÷ 4', firstOpening, 50),
      timeRow('  again', median(openings), 50),
      timeRow('  key → results painted, the one in the middle', median(keys)),
      timeRow('    95 of 100', percentile(keys, 0.95), 50),
      row('    keys that changed the rows in sight', String(keys.length)),
      spreadRow('search opened and typed into at once → first results painted, cold', cold, 200),
      spreadRow('  the same at CPU ÷ 4', coldSlowly),
    ];
  } finally {
    await browser.stop();
    site.stop();
  }
}

async function takeSeveral(take: () => Promise<number>, times = 5): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) taken.push(await take());
  return taken;
}

function weighFile(folder: string): { raw: number; brotli: number } {
  const name = readdirSync(folder).find((file) => /^search\.\w+\.json$/.test(file));
  if (!name) throw new Error('The site was built without a search file.');
  return { raw: statSync(join(folder, name)).size, brotli: statSync(join(folder, `${name}.br`)).size };
}

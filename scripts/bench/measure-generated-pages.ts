// Measures pages under the conditions of the budgets: 8 kB each, in a site of a thousand.
import { join } from 'node:path';
import { measureBytes } from './browser/measure-bytes.ts';
import { measureLoading } from './browser/measure-loading.ts';
import { launchQuietBrowser } from './browser/quiet-browser.ts';
import { generateContent } from './generate-content.ts';
import { runBuild } from './measure-build.ts';
import type { Measurement } from './measurement.ts';
import { serveSite } from './served-site.ts';

const article = { kind: 'article of 8 kB', path: '/section-4/page-450' };
const code = { kind: 'page of code of 8 kB', path: '/section-0/code' };

export async function measureGeneratedPages(scratch: string, pages: number): Promise<Measurement[]> {
  const folder = join(scratch, 'generated');
  const out = join(folder, 'out');
  generateContent(join(folder, 'content'), pages);
  await runBuild(join(folder, 'content'), out);
  const site = await serveSite(out);
  const browser = await launchQuietBrowser();
  try {
    return [
      ...(await measureBytes(browser, site.url + article.path)),
      ...(await measureLoading(browser, site.url, [article, code])),
    ];
  } finally {
    await browser.stop();
    site.stop();
  }
}

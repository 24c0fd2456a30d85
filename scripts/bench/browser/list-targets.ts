import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';

/** The pages that the links of a document lead to, of those that can be seen without scrolling. */
export async function listTargets(browser: QuietBrowser, url: string): Promise<string[]> {
  const paths = await asNewReader(browser, {}, async ({ open, evaluate }) => {
    await open(url);
    return evaluate<string[]>(`[...document.querySelectorAll('.page-area a[href^="/"]')]
      .filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && width > 0 && !link.hash && !link.target;
      })
      .map((link) => link.getAttribute('href'))`);
  });
  const here = new URL(url).pathname;
  const targets = [...new Set(paths)].filter((path) => path !== here && !/\.\w+$/.test(path));
  if (targets.length === 0) throw new Error(`${url} has no link to another page in sight.`);
  return targets;
}

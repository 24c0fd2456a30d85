import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';

/** The pages linked in the visible text, without the list beside it, which scrolls separately. */
export async function listTargets(browser: QuietBrowser, url: string): Promise<string[]> {
  const paths = await asNewReader(browser, {}, async ({ open, evaluate }) => {
    await open(url);
    return evaluate<string[]>(`[...document.querySelectorAll('main a[href^="/"]')]
      .filter((link) => {
        // A covered element has a position, but cannot be clicked.
        const { x, y, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return link.contains(hit) && !link.hash && !link.target;
      })
      .map((link) => link.getAttribute('href'))`);
  });
  const here = new URL(url).pathname;
  const targets = [...new Set(paths)].filter((path) => path !== here && !/\.\w+$/.test(path));
  if (targets.length === 0) throw new Error(`${url} has no link to another page in sight.`);
  return targets;
}

// Pages of every folder of the real site with their script, until the network is quiet, and one step on from each:
// nothing is asked of another site, nothing is said in the console, nothing is refused by the policy, nothing
// moves, a zoom of 400 % lets nothing leave the screen, and the step loads no document but shows what the document
// would have shown.
import type { Page, Request } from '@playwright/test';
import { watchShifts } from '../support/layout-shifts.ts';
import { isSameWindow, open } from '../support/moving.ts';
import { shapeOf } from '../support/page-shape.ts';
import { resize } from '../support/resize.ts';
import { expect, isEveryPage, pagesOf, sampleOf, test } from '../support/test.ts';

const wide = { width: 1280, height: 720 };
/** The same window at a zoom of 400 %: as wide as the smallest phone, and lower than any. */
const zoomed = { width: 320, height: 256 };

test.use({ viewport: wide });

/** The crawl is cut into parts, so that the workers share it and none takes too long. */
const parts = 6;
const pages = pagesOf('real');
const visited = sampleOf(pages);

/** Everything a reader, or whoever pays for the site, might complain about. */
async function listen(
  page: Page,
  origin?: string,
): Promise<{ complaints: string[]; at(path: string): void; underWay: Set<Request> }> {
  const complaints: string[] = [];
  let here = '';
  const complain = (text: string) => complaints.push(`${here}: ${text}`);
  await page.exposeFunction('complain', complain);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { complain(text: string): void }).complain(
        `refused by the policy: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  page.on('console', (message) => complain(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') complain(`asks ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.url()} answers ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    // Going on to the next page cuts short what this one still asked for; that is no failure.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complain(`${request.url()} failed: ${reason}`);
  });
  // Frames of examples leave with their page, whether they have come or not.
  const underWay = new Set<Request>();
  page.on('request', (request) => void (request.isNavigationRequest() || underWay.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void underWay.delete(request));
  const at = (path: string) => {
    here = path;
    underWay.clear();
  };
  return { complaints, at, underWay };
}

/** Marks a link to another page, from each page another one, so that many ways are tried; the path it leads to. */
function findStep({ known, here }: { known: string[]; here: string }): string | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href]');
  const steps = [...links].filter((link) => {
    const path = decodeURI(link.pathname);
    const leadsOn = link.origin === location.origin && path !== here && known.includes(path);
    // The way from an example to the playground takes its source along, which no document does.
    return leadsOn && !link.matches('.open-example') && link.checkVisibility();
  });
  const step = steps[(known.indexOf(here) * 7) % steps.length];
  if (!step) return null;
  step.dataset.step = '';
  return decodeURI(step.pathname);
}

for (let part = 0; part < parts; part++) {
  test(`a page is quiet and leads on without a load (part ${part + 1} of ${parts})`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(isEveryPage ? 1_800_000 : 180_000);
    const { complaints, at, underWay } = await listen(page, baseURL);
    const shifts = await watchShifts(page);
    for (const path of visited.filter((_, index) => index % parts === part)) {
      at(path);
      // The record of the build comes a second after the rest, and what is fetched early after that.
      const record = page.waitForResponse(/\/builds\/meta\//);
      await open(page, encodeURI(path));
      await record;
      await page.waitForLoadState('networkidle');
      for (const shift of await shifts()) complaints.push(`${path} moves: ${shift}`);
      await resize(page, zoomed.width, zoomed.height);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (width !== zoomed.width) complaints.push(`${path} is ${width} pixels wide at a zoom of 400 %`);
      await resize(page, wide.width, wide.height);

      const target = await page.evaluate(findStep, { known: pages, here: path });
      expect(target, `${path} leads nowhere`).not.toBeNull();
      const document = await (await request.get(encodeURI(target ?? ''))).text();
      await page.locator('[data-step]').click();
      const title = await page.evaluate(titleOf, document);
      // Where `toHaveTitle` has to wait, it reads the page's accessibility tree, and the browser remarks on folded lines.
      await expect.poll(() => page.title(), { message: `from ${path} to ${target}` }).toBe(title);
      expect(decodeURI(new URL(page.url()).pathname)).toBe(target);
      expect(await isSameWindow(page), `${path} loads ${target} as a document`).toBe(true);
      const expected = await page.evaluate(shapeOf, document);
      await expect
        .poll(() => page.evaluate(shapeOf, null), { message: `${path} → ${target}` })
        .toBe(expected);
      await expect.poll(() => underWay.size).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title;
}

// Scripts and links of live examples: scripts of readers wait for Run, whatever a source may not do is explained below the
// result, and a result that fails never stops the page.
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { findViolations } from '../support/axe.ts';
import { openHarbour } from '../support/live-examples.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts' });

/** Scripts, and the sentence that readers see when each has run. */
const contained = [
  ['alert("Full")', 'alert() says: “Full”'],
  ['document.body.append(String(confirm("Go?")))', 'confirm() asks: “Go?” Here the answer is always no.'],
  ['document.body.append(String(prompt("Who?")))', 'prompt() asks: “Who?” Here nothing is answered.'],
  ['print()', 'print() would print the page.'],
  ['open("/pier")', 'open() would open /pier in a new window.'],
  ['pier.go()', 'A script stopped: Uncaught ReferenceError: pier is not defined'],
  ['for (;;);', 'A loop went on for more than a second and was stopped.'],
  [
    'for (const one of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) }) one;',
    'A loop went on for more than a second and was stopped.',
  ],
  [
    'async function again() { await null; again(); } again();',
    'A loop went on for more than a second and was stopped.',
  ],
  [
    'const again = () => Promise.resolve().then(again); again();',
    'A loop went on for more than a second and was stopped.',
  ],
  [
    'document.body.append(...Array.from({ length: 30_000 }, () => document.createElement("i")))',
    'The example has more than 20,000 elements, so it is not shown.',
  ],
] as const;

test('a script waits for Run, and what a source may not do is explained below the result', async ({
  page,
}) => {
  test.slow();
  const { source, result, run, line } = await openHarbour(page);

  await test.step('a script that a reader writes waits for Run, and waits again after the next edit', async () => {
    await expect(run).toHaveCount(0);
    await source.fill('<p>Idle</p><script>document.querySelector("p").textContent = "Ran";</script>');
    await expect(line).toHaveText('Its script waits until you press Run.');
    await expect(result.locator('p')).toHaveText('Idle');
    await run.click();
    await expect(result.locator('p')).toHaveText('Ran');
    await expect(run).toHaveCount(0);
    await source.fill('<p onclick="this.textContent = 1">Idle again</p>');
    await expect(result.locator('p')).toHaveText('Idle again');
    await expect(run).toBeVisible();
    await source.fill('<p>Plain</p>');
    await expect(result.locator('p')).toHaveText('Plain');
    await expect(run).toHaveCount(0);
    await expect(line).toBeEmpty();
  });

  await test.step('links and forms stay in the example and say where they lead', async () => {
    await source.fill(`<a href="https://example.org/pier">Pier</a> <a href="map.pdf" download>Map</a>
<a href="#here" id="here">Here</a> <form action="/book"><button>Book</button></form>`);
    await result.getByRole('link', { name: 'Pier' }).click();
    await expect(line).toHaveText('This link would leave the example for https://example.org/pier.');
    await result.getByRole('link', { name: 'Map' }).click();
    await expect(line).toHaveText('This link would save map.pdf.');
    await result.getByRole('button', { name: 'Book' }).click();
    await expect(line).toHaveText('The form would be sent to /book.');
    await source.press('End');
    await source.pressSequentially(' ');
    await expect(line).toBeEmpty();
    await result.getByRole('link', { name: 'Here' }).click();
    await expect(line).toBeEmpty();
    await expect(page).toHaveURL(/\/notes\/blocks$/);
  });

  for (const [script, sentence] of contained)
    await test.step(`a script is contained: ${script}`, async () => {
      await source.fill(`<p>Harbour</p><script>${script}</script>`);
      await run.click();
      await expect(line).toHaveText(sentence);
      expect(
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn('drawn')))),
      ).toBe('drawn');
    });
});

test('a result that does not load or stops answering can be tried again, and no state breaks accessibility rules', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.clock.install();
  const { example, view, source, result, run } = await openHarbour(page);
  const check = async (state: string) =>
    expect(await findViolations(page, { include: '.example' }), state).toEqual([]);
  const tryAgain = example.getByRole('button', { name: 'Try again' });

  await test.step('at rest and while the reader edits', async () => {
    await check('resting');
    await source.focus();
    await check('editing');
    await source.fill('<p>Quay</p><script>document.body.append("Ran")</script>');
    await page.clock.runFor(200);
    await expect(run).toBeVisible();
    await check('changed, with a script that waits');
  });

  await test.step('a result that does not load', async () => {
    await page.route('**/_example/scripts.html', (route) => route.abort());
    await run.click();
    await page.clock.runFor(5000);
    await expect(example.getByText('The result did not load.')).toBeVisible();
    await check('failed');
    await page.unroute('**/_example/scripts.html');
    await tryAgain.click();
    await expect(result.getByText('Quay')).toBeVisible();
  });

  await test.step('a frame that stops answering is removed, and comes back without its script', async () => {
    await source.fill('<p>Harbour</p><script>setTimeout(() => (location.href = "about:blank"))</script>');
    await page.clock.runFor(200);
    await expect(result.getByText('Harbour')).toBeVisible();
    await run.click();
    await expect(view).toHaveAttribute('data-state', 'shown');
    await expect.poll(() => page.frames().some((frame) => frame.url() === 'about:blank')).toBe(true);
    await page.clock.runFor(6000);
    await expect(example.getByText('This example stopped answering and was taken away.')).toBeVisible();
    await expect(example.locator('iframe')).toHaveCount(0);
    await tryAgain.click();
    await expect(result.getByText('Harbour')).toBeVisible();
    await expect(run).toBeVisible();
  });
});

test('where frames have a process of their own, a script that never ends does not stop the page', async ({
  baseURL,
}) => {
  // Browsers with a window isolate frames; the headless shell of the other tests does not.
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--site-per-process'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    // Once the example has loaded, the page waits for its frame a fifth of the usual time. `page.clock` cannot be used: it
    // needs an answer from every frame, and this one is busy.
    await page.addInitScript(() => {
      if (window !== window.top) return;
      const { setInterval, setTimeout } = window;
      const isShort = () => 'waitsLess' in window;
      const shorter = (wait = 0) => (wait >= 1000 && isShort() ? wait / 5 : wait);
      Object.assign(window, {
        setInterval: (run: () => void, wait?: number) => setInterval(run, shorter(wait)),
        setTimeout: (run: () => void, wait?: number) => setTimeout(run, shorter(wait)),
      });
    });
    const { example, source, run } = await openHarbour(page);
    await source.fill(
      '<p>Harbour</p><script>(function again() { Promise.resolve().then(again); })();</script>',
    );
    await page.evaluate(() => Object.assign(window, { waitsLess: true }));
    await run.click();
    await expect(example.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
    await expect(example.locator('iframe')).toHaveCount(0);
    await source.fill('<p>Fixed</p>');
    await expect(source).toHaveValue('<p>Fixed</p>');
  } finally {
    await browser.close();
  }
});

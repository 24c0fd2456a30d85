// Live examples as readers use them: changing a source, running its scripts, and what the page does about the rest.
import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts' });

const path = '/notes/blocks';

/** The example "A harbour", brought alive. */
async function openExample(page: Page) {
  await page.goto(path);
  const example = page.getByRole('group', { name: 'A harbour', exact: true });
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
  return {
    example,
    source: example.getByRole('textbox', { name: 'Source' }),
    result: example.frameLocator('iframe[title="Result"]'),
    edit: example.getByRole('button', { name: 'Edit' }),
    reset: example.getByRole('button', { name: 'Reset' }),
    run: example.getByRole('button', { name: 'Run' }),
    line: example.locator('.example-line > p'),
  };
}

/** Where every line of the source and everything below it is. */
const placesIn = (example: Locator) =>
  example.evaluate((figure) =>
    [...figure.querySelectorAll('.line, .example-bar, .example-view')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    }),
  );

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch, isMobile: hasTouch, viewport: { width: hasTouch ? 390 : 1280, height: 800 } });

    test('Edit moves the focus into the source and no pixel of the example', async ({ page }) => {
      await page.goto(path);
      const example = page.getByRole('group', { name: 'A harbour', exact: true });
      const still = await placesIn(example);
      // The room of this result is a guess, so only the source is compared.
      const linesOnly = (places: number[][]) => places.slice(0, 6);
      const { source, edit } = await openExample(page);
      expect(linesOnly(await placesIn(example))).toEqual(linesOnly(still));
      const alive = await placesIn(example);
      await edit.click();
      await expect(source).toBeFocused();
      expect(await placesIn(example)).toEqual(alive);
      // Letter on letter: the field is drawn in the size of the lines.
      const drawn = await source.evaluate((field) => {
        const { fontSize, lineHeight, scale } = getComputedStyle(field);
        const by = scale === 'none' ? 1 : Number(scale);
        return [Number.parseFloat(fontSize) * by, Number.parseFloat(lineHeight) * by];
      });
      const lines = await example.locator('pre').evaluate((pre) => {
        const { fontSize, lineHeight } = getComputedStyle(pre);
        return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
      });
      expect(drawn.map((size) => size.toFixed(2))).toEqual(lines.map((size) => size.toFixed(2)));
    });
  });
}

test('changed lines are marked and counted, and Reset takes them back', async ({ page }) => {
  const { example, source, result, edit, reset } = await openExample(page);
  const marked = (name: string) =>
    example
      .locator('.line')
      .evaluateAll(
        (lines, name) => lines.flatMap((line, index) => (line.classList.contains(name) ? [index] : [])),
        name,
      );
  await expect(reset).toBeDisabled();
  await edit.click();
  await source.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
  await page.keyboard.type('New ');
  await expect(result.getByRole('heading')).toHaveText('New Harbour');
  expect(await marked('changed')).toEqual([0]);
  expect(await marked('current')).toEqual([0]);
  await expect(example.getByText('1 line changed')).toBeVisible();
  await expect(example.getByText('Esc Tab leaves')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n<p>More</p>');
  await expect(result.getByText('More')).toBeVisible();
  expect(await marked('changed')).toEqual([0, 6]);
  expect(await marked('current')).toEqual([6]);
  await expect(example.getByText('2 lines changed')).toBeVisible();
  await expect(reset).toBeEnabled();
  await reset.click();
  await expect(result.getByRole('heading')).toHaveText('Harbour');
  expect(await marked('changed')).toEqual([]);
  await expect(example.getByText(/changed$/)).toHaveCount(0);
  await expect(reset).toBeDisabled();
});

test('the foot says what to try, and Show me makes the change beside the reader’s own', async ({ page }) => {
  await page.goto(path);
  const example = page.getByRole('group', { name: 'A boat', exact: true });
  const foot = example.locator('.try');
  const placeOf = () => foot.evaluate((element) => element.getBoundingClientRect().height);
  await expect(foot).toContainText('Try it Take the word out of the button.', { useInnerText: true });
  const still = await placeOf();
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
  expect(await placeOf()).toBe(still);

  const source = example.getByRole('textbox', { name: 'Source' });
  const showMe = foot.getByRole('button', { name: 'Show me' });
  await source.fill((await source.inputValue()).replace('Boat 7', 'Boat 8'));
  await showMe.click();
  await expect(source).toHaveValue('<h2>Boat 8</h2>\n<button type="button"></button>\n<p>Two oars</p>');
  // What only assistive technology gets is shown in its own view.
  await expect(example.getByRole('tab', { name: 'What assistive technology gets' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(example.getByRole('tabpanel')).toContainText('no name');
  // Where the reader has changed the very place, the change starts from the author's source.
  await source.fill('<p>All new</p>');
  // The foot moves when the views follow; only then does it stay.
  await expect(example.getByRole('tabpanel')).toContainText('All new');
  await showMe.click();
  await expect(source).toHaveValue('<h2>Boat 7</h2>\n<button type="button"></button>\n<p>Two oars</p>');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the change that is to be tried can be unfolded', async ({ page }) => {
    await page.goto(path);
    const answer = page.locator('.try details');
    await expect(answer.locator('pre')).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.locator('pre')).toHaveText(
      '-<button type="button">Row</button>\n+<button type="button"></button>',
    );
  });
});

test('by keyboard alone: readers pass through a source, and leave one that they change', async ({ page }) => {
  const { example, source, result, edit } = await openExample(page);
  const before = await source.inputValue();
  await edit.focus();
  // Reset cannot be chosen yet.
  for (const name of ['Copy', 'Source']) {
    await page.keyboard.press('Tab');
    await expect(example.getByLabel(name).or(example.getByRole('button', { name })).first()).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(source).not.toBeFocused();
  await expect(source).toHaveValue(before);

  await edit.press('Enter');
  await expect(source).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('<b>Bold</b>');
  await page.keyboard.press('Tab');
  await expect(source).toBeFocused();
  await expect(source).toHaveValue(`<b>Bold</b>  ${before}`);
  await expect(result.locator('b')).toHaveText('Bold');
  await page.keyboard.press('Control+z');
  await expect(source).toHaveValue(`<b>Bold</b>${before}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(source).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(source).not.toBeFocused();
});

test('the result is as tall as its content up to 600 pixels, then it scrolls under a shade', async ({
  page,
}) => {
  const { example, source, result } = await openExample(page);
  const view = example.locator('.example-view');
  const heightWith = async (paragraphs: number) => {
    await source.fill(`${'<p>Pier</p>'.repeat(paragraphs)}<p>End ${paragraphs}</p>`);
    await expect(result.getByText(`End ${paragraphs}`)).toBeAttached();
    return (await view.boundingBox())?.height;
  };
  // 16 pixels around, 24 for each line, 16 between two.
  await expect.poll(() => heightWith(7)).toBe(16 * 2 + 8 * 24 + 7 * 16);
  await expect.poll(() => heightWith(4)).toBe(16 * 2 + 5 * 24 + 4 * 16);
  await expect(view).not.toHaveAttribute('data-more');
  await expect.poll(() => heightWith(40)).toBe(600);
  await expect(view).toHaveAttribute('data-more');
  await result.getByText('End 40').scrollIntoViewIfNeeded();
  await expect(view).not.toHaveAttribute('data-more');
  // The author asked for 160 at least.
  await expect.poll(() => heightWith(0)).toBe(160);
});

test('edits are announced at most once a second', async ({ page }) => {
  await page.clock.install();
  const { example, source, result } = await openExample(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const status = example.locator('.sr-only[role="status"]');
  const said = await status.evaluateHandle((element) => {
    const words: string[] = [];
    new MutationObserver(() => element.textContent && words.push(element.textContent)).observe(element, {
      childList: true,
    });
    return words;
  });
  for (const word of ['One', 'Two', 'Three']) {
    await source.fill(`<p>${word}</p>`);
    await page.clock.runFor(200);
    await expect(result.getByText(word)).toBeVisible();
  }
  expect(await said.jsonValue()).toEqual(['Result updated']);
  await page.clock.runFor(1000);
  expect(await said.jsonValue()).toEqual(['Result updated', 'Result updated']);
  await page.clock.runFor(5000);
  expect(await said.jsonValue()).toEqual(['Result updated', 'Result updated']);
  await expect(status).toBeEmpty();
});

test('a script that a reader writes waits for Run, and waits again after the next edit', async ({ page }) => {
  const { source, result, run, line } = await openExample(page);
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

test('what a source asks for and does not get is said in words', async ({ page }) => {
  const { source, result, line } = await openExample(page);
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

for (const [script, said] of [
  ['alert("Full")', 'alert() says: “Full”'],
  ['document.body.append(String(confirm("Go?")))', 'confirm() asks: “Go?” Here the answer is always no.'],
  ['document.body.append(String(prompt("Who?")))', 'prompt() asks: “Who?” Here nothing is answered.'],
  ['print()', 'print() would print the page.'],
  ['open("/pier")', 'open() would open /pier in a new window.'],
  ['pier.go()', 'A script stopped: Uncaught ReferenceError: pier is not defined'],
  ['for (;;);', 'A loop went on for more than a second and was stopped.'],
  [
    'document.body.append(...Array.from({ length: 30_000 }, () => document.createElement("i")))',
    'The example has more than 20,000 elements, so it is not shown.',
  ],
] as const) {
  test(`a script is contained: ${script.slice(0, 40)}`, async ({ page }) => {
    const { source, run, line } = await openExample(page);
    await source.fill(`<p>Harbour</p><script>${script}</script>`);
    await run.click();
    await expect(line).toHaveText(said);
    expect(
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn('drawn')))),
    ).toBe('drawn');
  });
}

test('a frame that stops answering is taken away, and comes back without its script', async ({ page }) => {
  await page.clock.install();
  const { example, source, result, run } = await openExample(page);
  await source.fill('<p>Harbour</p><script>setTimeout(() => (location.href = "about:blank"))</script>');
  await page.clock.runFor(200);
  await run.click();
  await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
  await page.clock.runFor(6000);
  await expect(example.getByText('This example stopped answering and was taken away.')).toBeVisible();
  await expect(example.locator('iframe')).toHaveCount(0);
  await example.getByRole('button', { name: 'Try again' }).click();
  await expect(result.getByText('Harbour')).toBeVisible();
  await expect(run).toBeVisible();
});

test('where frames have a process of their own, one that never rests leaves the page alone', async ({
  baseURL,
}) => {
  // As browsers with a window do; the shell that runs these tests keeps everything together.
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--site-per-process'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const { example, source, run } = await openExample(page);
    // No clock of the test's: it would ask the frame, too, which has no time to answer.
    await source.fill(
      '<p>Harbour</p><script>(function again() { Promise.resolve().then(again); })();</script>',
    );
    await run.click();
    await expect(example.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
    await expect(example.locator('iframe')).toHaveCount(0);
    await source.fill('<p>Mended</p>');
    await expect(source).toHaveValue('<p>Mended</p>');
  } finally {
    await browser.close();
  }
});

test('an example breaks no rule of accessibility in any of its states', async ({ page }) => {
  const { example, source, run } = await openExample(page);
  const check = async (state: string) =>
    expect(await findViolations(page, { include: '.example' }), state).toEqual([]);
  await check('resting');
  await source.focus();
  await check('editing');
  await source.fill('<script>document.body.append("Ran")</script>');
  await expect(run).toBeVisible();
  await check('changed, with a script that waits');
  await page.route('**/_example/scripts.html', (route) => route.abort());
  await page.clock.install();
  await run.click();
  await page.clock.runFor(5000);
  await expect(example.getByText('The result did not load.')).toBeVisible();
  await check('failed');
});

test('what brings an example alive is small and comes after load', async ({ page }) => {
  await openExample(page);
  const scripts = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/live-example-[^/]+\.js$/.test(name))
      .map(({ name, startTime }) => ({ name, isLate: startTime > (document?.loadEventEnd ?? 0) }));
  });
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(1);
  expect(scripts.every(({ isLate }) => isLate)).toBe(true);
  const answer = await page.request.get(scripts[0]?.name ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(6 * 1024);
});

test.describe('on a page with several examples', () => {
  test.use({ site: 'real', viewport: { width: 1280, height: 600 } });

  test('frames are there only near the window, and edits stay', async ({ page }) => {
    await page.goto('/cs/html/getting-started/your-first-page');
    const examples = page.locator('.example');
    const views = page.locator('.example-view');
    await expect(examples).toHaveCount(4);
    await expect(page.locator('.example iframe')).toHaveCount(0);
    await examples.first().scrollIntoViewIfNeeded();
    await expect(views.first()).toHaveAttribute('data-state', 'shown');
    const source = examples.first().getByRole('textbox', { name: 'Source' });
    await source.fill('<h1>Changed by a reader</h1>');
    const heading = examples.first().frameLocator('iframe').getByRole('heading');
    await expect(heading).toHaveText('Changed by a reader');
    const height = (await views.first().boundingBox())?.height;

    await examples.last().scrollIntoViewIfNeeded();
    await expect(views.last()).toHaveAttribute('data-state', 'shown');
    await expect(examples.first().locator('iframe')).toHaveCount(0);
    expect((await views.first().boundingBox())?.height).toBe(height);
    await examples.first().scrollIntoViewIfNeeded();
    await expect(heading).toHaveText('Changed by a reader');
    await expect(source).toHaveValue('<h1>Changed by a reader</h1>');
    await expect(examples.last().locator('iframe')).toHaveCount(0);
  });
});

// The tab "What assistive technology gets" of an example: its list, what is left out, a voice, and what an edit changes.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { recordConsole } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts' });

const path = '/notes/assistive';
const name = 'What assistive technology gets';
const lines = [
  'navigation “Days”',
  'link “Saturday” [current page]',
  'link “Sunday”',
  'heading “Book a repair” [level 2]',
  'text What is broken?',
  'textbox “What is broken?” [required] (One thing each, please.)',
  'paragraph One thing each, please.',
  'button “Book a place”',
];
const leftOut = 'image [left out: empty alt]';

/** The lines that are seen, with their parts as a reader tells them apart. */
async function shownLines(page: Page): Promise<string[]> {
  const rows = page.locator('.assistive li > div:visible');
  return rows.evaluateAll((found) =>
    found.map((row) =>
      [...row.children]
        .map((part) => {
          const text = part.textContent ?? '';
          if (part.matches('q')) return `“${text}”`;
          if (part.matches('i')) return `[${text}]`;
          if (part.matches('em')) return `!${text}`;
          return part.matches('small') ? `(${text})` : text;
        })
        .join(' '),
    ),
  );
}

async function openView(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('list', { name })).toBeVisible();
}

/** A voice that speaks when the test says so: `voice.end()` ends the phrase that is spoken. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: SpeechSynthesisUtterance | null = null;
    const spoken: string[] = [];
    const voice = {
      spoken,
      speak(utterance: SpeechSynthesisUtterance) {
        current = utterance;
        spoken.push(utterance.text);
      },
      cancel() {
        const ended = current;
        current = null;
        ended?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent);
      },
      end() {
        current?.onend?.(new Event('end') as SpeechSynthesisEvent);
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
  });
}

const endPhrase = (page: Page) =>
  page.evaluate(() => (window.speechSynthesis as unknown as { end(): void }).end());
const spoken = (page: Page) =>
  page.evaluate(() => (window.speechSynthesis as unknown as { spoken: string[] }).spoken);

test('by keyboard: the tab, its list, and what is left out', async ({ page }) => {
  await giveVoice(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Result', name]);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('list', { name })).toBeVisible();
  expect(await shownLines(page)).toEqual(lines);
  await expect(page.getByText('8 lines', { exact: true })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Hear it' })).toBeFocused();
  await page.keyboard.press('Tab');
  const choice = page.getByRole('checkbox', { name: 'Show what is left out (1)' });
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  expect(await shownLines(page)).toEqual([...lines, leftOut]);
  // The quotation marks are drawn, as everywhere; a name stands in an element of its own.
  await expect(page.getByRole('list', { name })).toMatchAriaSnapshot(`
    - list "${name}":
      - listitem:
        - text: navigation Days
        - list:
          - listitem: link Saturday current page
          - listitem: link Sunday
      - listitem: heading Book a repair level 2
      - listitem: text What is broken?
      - listitem: textbox What is broken? required description One thing each, please.
      - listitem: paragraph One thing each, please.
      - listitem:
        - text: button Book a place
        - list:
          - listitem: "image left out: empty alt"
  `);
});

test('the script and the styles of the view come when its tab is first opened, and are light', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.locator('.example-view[data-state="shown"]')).toBeVisible();
  // The first move of a reader brings other scripts.
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const files = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\.(?:js|css)$/.test(request.url)) files.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) bytes += encodedDataLength;
  });
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('list', { name })).toBeVisible();
  const fetched = [...files.values()].map((url) => /[a-z-]+(?=-[\w-]{8}\.(?:js|css)$)/.exec(url)?.[0]);
  expect(fetched.toSorted()).toEqual(['assistive-view', 'assistive-view']);
  // With headers. The promise is 16 kB.
  expect(bytes).toBeLessThan(10_500);
});

test('after an edit the list is that of the new source, of which nothing runs', async ({ page }) => {
  const said = recordConsole(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const tab = page.getByRole('tab', { name });
  await page.getByRole('button', { name: 'Edit' }).click();
  const source = page.getByRole('textbox', { name: 'Source' });
  const original = await source.inputValue();
  const edited = original
    .replace('<label for="item">', '<span>')
    .replace(
      '</label>',
      '</span><img src="x:" onerror="top.document.title=1"><script>top.document.title=2</script>',
    );
  await source.fill(edited);
  await expect(tab).toHaveAccessibleName(`${name} (changed)`);
  await tab.click();
  await expect(tab).toHaveAccessibleName(name);
  const changed = [
    ...lines.slice(0, 5),
    'image !no name',
    'textbox !no name [required] (One thing each, please.)',
    ...lines.slice(6),
  ];
  expect(await shownLines(page)).toEqual(changed);
  await expect(page.locator('.assistive-list [data-changed] > div > b')).toHaveText([
    'image',
    'script',
    'textbox',
  ]);
  await expect(page).toHaveTitle(/^A repair/);
  expect(said).toEqual([]);
  expect(await findViolations(page, { include: '.example' })).toEqual([]);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => shownLines(page)).toEqual(lines);
  await expect(page.locator('[data-changed]')).toHaveCount(0);
});

test('Hear it speaks line by line, marks each, and stops on Escape, on Stop and at the end', async ({
  page,
}) => {
  await giveVoice(page);
  await openView(page);
  const button = page.locator('.assistive-hear');
  const { width } = (await button.boundingBox()) ?? {};
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName('Stop');
  await expect(button).toBeFocused();
  expect((await button.boundingBox())?.width).toBe(width);
  for (let line = 1; line < 6; line++) await endPhrase(page);
  expect(await spoken(page)).toEqual([
    'navigation, Days',
    'link, Saturday, current page',
    'link, Sunday',
    'heading level 2, Book a repair',
    'What is broken?',
    'text box, What is broken?, required, One thing each, please.',
  ]);
  const now = page.locator('[data-spoken="now"] > div > b');
  await expect(now).toHaveText('textbox');
  await expect(page.locator('[data-spoken="past"]')).toHaveCount(5);
  await expect(page.getByText('6 of 8', { exact: true })).toBeVisible();
  await expect(page.getByText('A real screen reader words it differently.')).toBeVisible();
  await expect(
    page.getByText('“text box, What is broken?, required, One thing each, please.”'),
  ).toBeVisible();
  // Whoever listens to a screen reader hears only that.
  await expect(page.locator('.assistive [aria-live], .assistive [role="status"]')).toHaveCount(0);
  expect(await findViolations(page, { include: '.example' })).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleName('Hear it');
  await expect(button).toBeFocused();
  await expect(page.locator('[data-spoken]')).toHaveCount(0);

  await button.press('Enter');
  await expect(now).toHaveText('navigation');
  await button.press('Enter');
  await expect(button).toHaveAccessibleName('Hear it');
  await expect(now).toHaveCount(0);

  await button.press('Enter');
  for (const _ of lines) await endPhrase(page);
  await expect(button).toHaveAccessibleName('Hear it');
  expect((await spoken(page)).length).toBe(6 + 1 + lines.length);
});

test('where the browser has no voice there is no button', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await openView(page);
  await expect(page.getByRole('checkbox', { name: 'Show what is left out (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hear it' })).toHaveCount(0);
});

test('no rule of accessibility is broken in either mode, and the list is printed when it is open', async ({
  page,
}) => {
  await openView(page);
  await page.getByRole('checkbox').check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await findViolations(page, { include: '.example' })).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('One thing each, please.').last()).toBeVisible();
  await expect(page.locator('.assistive-hear')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list stands in the document', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('.assistive-bar')).toContainText(name);
    expect(await shownLines(page)).toEqual(lines);
    await page.getByRole('checkbox', { name: 'Show what is left out (1)' }).check();
    expect(await shownLines(page)).toEqual([...lines, leftOut]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the line that is spoken has a mark', async ({ page }) => {
    await giveVoice(page);
    await openView(page);
    await page.getByRole('button', { name: 'Hear it' }).click();
    const line = page.locator('[data-spoken="now"] > div');
    await expect(line).toHaveCSS('outline-style', 'solid');
    const [ground, mark] = await line.evaluate((drawn) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(drawn, '::before').backgroundColor,
    ]);
    expect(mark).not.toBe(ground);
  });
});

test.describe('on pages of the site', () => {
  test.use({ site: 'real' });

  for (const page of [
    '/cs/html/elements/label',
    '/cs/html/elements/select',
    '/cs/html/getting-started/form-controls',
    '/cs/html/accessibility/the-accessibility-tree',
  ])
    test(`the lists of ${page} are those that the document says`, async ({ page: tab }) => {
      await tab.goto(page);
      await expect(tab.locator('html')).toHaveAttribute('data-ready', '');
      const written = await tab
        .locator('[data-view="assistive"] > noscript')
        .evaluateAll((found) => found.map(({ textContent }) => /<ul>.*<\/ul>/.exec(textContent ?? '')?.[0]));
      expect(written.length).toBeGreaterThan(0);
      const drawn: (string | undefined)[] = [];
      for (const example of await tab.locator('.example').all()) {
        await example.scrollIntoViewIfNeeded();
        await example.getByRole('tab', { name }).click();
        const list = example.locator('.assistive-list > ul');
        await expect(list).toBeVisible();
        drawn.push(await list.evaluate(({ outerHTML }) => outerHTML.replace(/ aria-label="[^"]*"/, '')));
      }
      const decoded = await tab.evaluate(
        (texts) =>
          texts.map((html) => {
            const place = document.createElement('div');
            place.innerHTML = html ?? '';
            return place.innerHTML;
          }),
        written,
      );
      expect(drawn).toEqual(decoded);
    });
});

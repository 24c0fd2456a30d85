// The tab "What assistive technology gets" of an example: its list, what is left out, reading it aloud, and edits.
import type { Page } from '@playwright/test';
import { assistivePage, leftOutLine, listLines, shownLines } from '../support/assistive-list.ts';
import { findViolations } from '../support/axe.ts';
import { open } from '../support/moving.ts';
import { recordConsole } from '../support/requests.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'layouts' });

const name = 'What assistive technology gets';

/** Replaces speech synthesis: a phrase ends when the test calls `endPhrase`. */
async function replaceVoice(page: Page): Promise<void> {
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
const spokenPhrases = (page: Page) =>
  page.evaluate(() => (window.speechSynthesis as unknown as { spoken: string[] }).spoken);

test('the list is opened by keyboard, read aloud line by line, accessible in every mode, and printed', async ({
  page,
}) => {
  await replaceVoice(page);
  await open(page, assistivePage);
  const list = page.getByRole('list', { name });
  const hear = page.locator('.assistive-hear');
  const spokenLine = page.locator('[data-spoken="now"] > div');

  await test.step('by keyboard: the tab, its list, and what is left out', async () => {
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Result', name]);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(list).toBeVisible();
    expect(await shownLines(page)).toEqual(listLines);
    await expect(page.getByText('8 lines', { exact: true })).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Hear it' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Show what is left out (1)' })).toBeFocused();
    await page.keyboard.press('Space');
    expect(await shownLines(page)).toEqual([...listLines, leftOutLine]);
    // The quotation marks are drawn by CSS, so names have none here.
    await expect(list).toMatchAriaSnapshot(`
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

  await test.step('Hear it speaks each line and marks it', async () => {
    const { width } = (await hear.boundingBox()) ?? {};
    await hear.focus();
    await page.keyboard.press('Enter');
    await expect(hear).toHaveAccessibleName('Stop');
    await expect(hear).toBeFocused();
    expect((await hear.boundingBox())?.width).toBe(width);
    for (let line = 1; line < 6; line++) await endPhrase(page);
    expect(await spokenPhrases(page)).toEqual([
      'navigation, Days',
      'link, Saturday, current page',
      'link, Sunday',
      'heading level 2, Book a repair',
      'What is broken?',
      'text box, What is broken?, required, One thing each, please.',
    ]);
    await expect(spokenLine.locator('b')).toHaveText('textbox');
    await expect(page.locator('[data-spoken="past"]')).toHaveCount(5);
    await expect(page.getByText('6 of 8', { exact: true })).toBeVisible();
    await expect(page.getByText('A real screen reader words it differently.')).toBeVisible();
    await expect(
      page.getByText('“text box, What is broken?, required, One thing each, please.”'),
    ).toBeVisible();
    // A screen reader must not announce the lines while they are spoken.
    await expect(page.locator('.assistive [aria-live], .assistive [role="status"]')).toHaveCount(0);
    expect(await findViolations(page, { include: '.example' })).toEqual([]);
  });

  await test.step('it stops on Escape, on Stop and after the last line', async () => {
    await page.keyboard.press('Escape');
    await expect(hear).toHaveAccessibleName('Hear it');
    await expect(hear).toBeFocused();
    await expect(page.locator('[data-spoken]')).toHaveCount(0);

    await hear.press('Enter');
    await expect(spokenLine.locator('b')).toHaveText('navigation');
    await hear.press('Enter');
    await expect(hear).toHaveAccessibleName('Hear it');
    await expect(spokenLine).toHaveCount(0);

    await hear.press('Enter');
    for (const _ of listLines) await endPhrase(page);
    await expect(hear).toHaveAccessibleName('Hear it');
    expect((await spokenPhrases(page)).length).toBe(6 + 1 + listLines.length);
  });

  await test.step('forced colours: the spoken line has a mark', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await hear.press('Enter');
    await expect(spokenLine).toHaveCSS('outline-style', 'solid');
    const [background, mark] = await spokenLine.evaluate((line) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(line, '::before').backgroundColor,
    ]);
    expect(mark).not.toBe(background);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('no accessibility violations in light and dark colours', async () => {
    await expect(page.getByRole('checkbox')).toBeChecked();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      const rules = colorScheme === 'light' ? 'usual' : 'colours';
      expect(await findViolations(page, { include: '.example', rules })).toEqual([]);
    }
  });

  await test.step('the open list is printed, its button is not', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('One thing each, please.').last()).toBeVisible();
    await expect(hear).toBeHidden();
  });
});

test('after an edit the list shows the new source, and nothing in that source runs', async ({ page }) => {
  // Without speech synthesis the view works all the same.
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  const messages = recordConsole(page);
  await open(page, assistivePage);
  const tab = page.getByRole('tab', { name });

  await test.step('the tab says that the list has changed, and the list marks what has', async () => {
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
    expect(await shownLines(page)).toEqual([
      ...listLines.slice(0, 5),
      'image !no name',
      'textbox !no name [required] (One thing each, please.)',
      ...listLines.slice(6),
    ]);
    await expect(page.locator('.assistive-list [data-changed] > div > b')).toHaveText([
      'image',
      'script',
      'textbox',
    ]);
    await expect(page).toHaveTitle(/^A repair/);
    expect(messages).toEqual([]);
    expect(await findViolations(page, { include: '.example' })).toEqual([]);
  });

  await test.step('Reset restores the list', async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => shownLines(page)).toEqual(listLines);
    await expect(page.locator('[data-changed]')).toHaveCount(0);
  });

  await test.step('in a browser without speech synthesis there is no Hear it button', async () => {
    await expect(page.getByRole('checkbox', { name: 'Show what is left out (1)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hear it' })).toHaveCount(0);
  });
});

test.describe('on pages of the site', () => {
  test.use({ site: 'real' });

  test('the lists that the script draws are those in the document', async ({ page }) => {
    for (const path of [
      '/cs/html/elements/label',
      '/cs/html/elements/select',
      '/cs/html/getting-started/form-controls',
      '/cs/html/accessibility/the-accessibility-tree',
    ]) {
      await open(page, path);
      const written = await page.locator('[data-view="assistive"] > noscript').evaluateAll((found) =>
        found.map(({ textContent }) => {
          const place = document.createElement('div');
          place.innerHTML = /<ul>.*<\/ul>/.exec(textContent ?? '')?.[0] ?? '';
          return place.innerHTML;
        }),
      );
      expect(written.length, path).toBeGreaterThan(0);
      const drawn: string[] = [];
      for (const example of await page.locator('.example').all()) {
        await example.scrollIntoViewIfNeeded();
        await example.getByRole('tab', { name }).click();
        const list = example.locator('.assistive-list > ul');
        await expect(list).toBeVisible();
        drawn.push(await list.evaluate(({ outerHTML }) => outerHTML.replace(/ aria-label="[^"]*"/, '')));
      }
      expect(drawn, path).toEqual(written);
    }
  });
});

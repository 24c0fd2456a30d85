// Presses every key in the table of a pattern, in the frame of its example. The rows come from `keyboard` in the front
// matter of the page, so authors add a key in Markdown alone; `checks/content/pages/keyboard.ts` describes the form.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { checkedPage } from '#checks/content/checked-page.ts';
import { type KeyboardRow, keyboardRows } from '#checks/content/pages/keyboard.ts';
import { open } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

const content = join(import.meta.dirname, '../../../content');
const patterns = globSync('**/*.md', { cwd: content })
  .map((file) => checkedPage(file, readFileSync(join(content, file), 'utf8')))
  .filter(({ kind }) => kind === 'pattern')
  .toSorted((a, b) => a.path.localeCompare(b.path));

test('there are patterns to test', () => {
  expect(patterns.length).toBeGreaterThan(0);
});

for (const pattern of patterns)
  test(`the keys of ${pattern.path} do what its table says`, async ({ page }) => {
    for (const row of keyboardRows(pattern))
      for (const key of row.key)
        await test.step(`${key} on ${row.focus}`, () => pressIn(page, pattern.path, row, key));
  });

async function pressIn(page: Page, path: string, row: KeyboardRow, key: string): Promise<void> {
  // Every key starts with a fresh example.
  await open(page, path);
  const example = page.locator('.heading:has(#the-widget) ~ .example').first();
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
  const frame = example.frameLocator('iframe');
  const start = find(frame, row.focus);
  await start.focus();
  await expect(start).toBeFocused();
  for (const earlier of row.after ?? []) await page.keyboard.press(earlier);
  await page.keyboard.press(key);
  await expectOutcome(frame, row.result);
}

async function expectOutcome(frame: FrameLocator, result: KeyboardRow['result']): Promise<void> {
  const focused = frame.locator(':focus');
  if (result.focus) await expect(find(frame, result.focus)).toBeFocused();
  if (result.value !== undefined) await expect(focused).toHaveValue(result.value);
  for (const text of result.shown ?? []) await expect(frame.getByText(text, { exact: true })).toBeVisible();
  for (const text of result.hidden ?? []) {
    // A text that doesn't exist would also count as hidden.
    await expect(frame.getByText(text, { exact: true })).toBeAttached();
    await expect(frame.getByText(text, { exact: true })).toBeHidden();
  }
  if (result.expanded) await expect(find(frame, result.expanded, { expanded: true })).toBeVisible();
  if (result.collapsed) await expect(find(frame, result.collapsed, { expanded: false })).toBeVisible();
  if (result.selected) await expect(find(frame, result.selected, { selected: true })).toBeVisible();
  if (result.active) {
    const id = await find(frame, result.active).getAttribute('id');
    await expect(focused).toHaveAttribute('aria-activedescendant', id ?? 'an id');
  }
}

type Role = Parameters<FrameLocator['getByRole']>[0];

/** A role and a name, such as `button Opening hours`, or `summary Opening hours`. */
function find(
  frame: FrameLocator,
  words: string,
  state: { expanded?: boolean; selected?: boolean } = {},
): Locator {
  const [role = '', ...name] = words.split(' ');
  // A summary has no role of its own.
  if (role === 'summary') return frame.locator('summary', { hasText: name.join(' ') });
  return frame.getByRole(role as Role, { name: name.join(' '), exact: true, ...state });
}

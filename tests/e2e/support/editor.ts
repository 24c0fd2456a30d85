// The editors of a workbench: a textarea, or the code editor that has taken its place.
import { expect, type Locator } from '@playwright/test';

/** The text in an editor. The code editor renders all lines of short files, each in an element. */
export function sourceOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value
      : [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );
}

/** Waits until an editor has a text. */
export async function expectSource(field: Locator, text: string): Promise<void> {
  await expect.poll(() => sourceOf(field)).toBe(text);
}

/** Waits until the code editor has replaced the textarea. */
export async function expectCodeEditor(field: Locator): Promise<void> {
  await expect(field).toHaveClass(/cm-content/);
}

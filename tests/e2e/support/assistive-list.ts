// The page `/notes/assistive` of the site `layouts`, and the list that its example shows to readers.
import type { Page } from '@playwright/test';

export const assistivePage = '/notes/assistive';

export const listLines = [
  'navigation “Days”',
  'link “Saturday” [current page]',
  'link “Sunday”',
  'heading “Book a repair” [level 2]',
  'text What is broken?',
  'textbox “What is broken?” [required] (One thing each, please.)',
  'paragraph One thing each, please.',
  'button “Book a place”',
];

/** Shown below the others when the reader asks for what is left out. */
export const leftOutLine = 'image [left out: empty alt]';

/** The visible lines. Names are in quotation marks, states in brackets, descriptions in parentheses; `!` marks faults. */
export async function shownLines(page: Page): Promise<string[]> {
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

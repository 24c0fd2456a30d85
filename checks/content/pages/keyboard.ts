// The keys of a pattern: its table for readers, and `keyboard` in the front matter, which says the same for the check
// that presses them (`keys/keys-check.ts`). Each row of the table has an entry with the same keys, in the same order.
import { z } from 'zod';
import { counted } from '#lib/counted.ts';
import type { CheckedPage } from '../checked-page.ts';
import { lineOfNode, type MarkdownNode } from '../markdown.ts';
import { textOf } from '../prose/prose.ts';
import type { PageSection } from './sections.ts';

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]);

/** What holds after a key: where the focus is, which texts are visible, which controls have a state. */
const outcome = z
  .strictObject({
    focus: z.string().optional(),
    /** The option that `aria-activedescendant` of the focused element points to. */
    active: z.string().optional(),
    shown: texts.optional(),
    hidden: texts.optional(),
    expanded: z.string().optional(),
    collapsed: z.string().optional(),
    selected: z.string().optional(),
    /** The value of the focused field. */
    value: z.string().optional(),
  })
  .refine((held) => Object.keys(held).length > 0);

const row = z.strictObject({
  /** Keys with the same effect, by the names of DOM events, such as `Shift+Tab`. */
  key: texts,
  /** Where the focus is before: a role and a name, `button Opening hours`, or `summary Opening hours`. */
  focus: z.string(),
  /** Keys to press before this one. */
  after: texts.optional(),
  result: outcome,
});

const rows = z.array(row).min(1);

export type KeyboardRow = z.infer<typeof row>;

/** The entries under `keyboard` in the front matter of a page; none if they are not valid, which is reported. */
export function findKeyboardRows({ front }: CheckedPage): KeyboardRow[] {
  return rows.safeParse(front.meta.keyboard).data ?? [];
}

const columns = 'Key | Focus on | What happens';
const form =
  'Give each an entry under "keyboard" in the front matter: "key", "focus", perhaps "after", and "result".';

/** A table whose rows are the entries in the front matter. */
export function checkKeyboard(
  page: CheckedPage,
  section: PageSection,
  report: (line: number, message: string) => void,
): void {
  const [head, ...body] = section.nodes.find((node) => node.type === 'table')?.children ?? [];
  if (!head || cellsOf(head).join(' | ') !== columns || body.length === 0) {
    report(section.line, `"Keyboard" needs a table "| ${columns} |".`);
    return;
  }
  const entries = rows.safeParse(page.front.meta.keyboard);
  const line = page.front.lineOf('keyboard') ?? 1;
  if (!entries.success) {
    const place = entries.error.issues[0]?.path.join('.');
    report(line, `The keys of the table are not tested. ${form}${place ? ` Look at ${place}.` : ''}`);
    return;
  }
  if (entries.data.length !== body.length) {
    const counts = `${entries.data.length === 1 ? '1 entry' : `${entries.data.length} entries`}, and the table has ${counted(body.length, 'row')}`;
    report(line, `"keyboard" has ${counts}. ${form}`);
    return;
  }
  body.forEach((tableRow, index) => {
    const shown = keysIn(cellsOf(tableRow)[0] ?? '').join(', ');
    const tested = entries.data[index]?.key.join(', ');
    if (shown !== tested)
      report(
        lineOfNode(tableRow),
        `The row is about ${shown}, and its entry under "keyboard" about ${tested}.`,
      );
  });
}

function cellsOf(tableRow: MarkdownNode): string[] {
  return (tableRow.children ?? []).map((cell) => textOf(cell, '').trim());
}

/** Names of keys for readers that differ from those of DOM events. */
const keyNames: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  'Down Arrow': 'ArrowDown',
  'Up Arrow': 'ArrowUp',
  'Left Arrow': 'ArrowLeft',
  'Right Arrow': 'ArrowRight',
};

/** `Shift + Tab` and `Enter or Space`, as the test presses them. */
function keysIn(text: string): string[] {
  return text.split(/ or |, /).map((keys) =>
    keys
      .split(' + ')
      .map((key) => keyNames[key.trim()] ?? key.trim())
      .join('+'),
  );
}

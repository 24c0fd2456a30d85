// Presses every key in the table of a pattern, in the frame of its example. The rows come from `keyboard` in the front
// matter, so authors add a key in Markdown alone; `pages/keyboard.ts` describes the form and compares it with the table.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onOneLine, type Problem } from '#pipeline/problem.ts';
import { exampleMediaFolder, listExampleMedia } from '#server/example-media.ts';
import { browserVersion, codeVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { intentOf } from '../examples/fences.ts';
import { findKeyboardRows } from '../pages/keyboard.ts';
import { sectionsOf } from '../pages/sections.ts';
import { type KeyPress, pressKeys } from './press-keys.ts';

const errorAt = errorFor('check-keys');

export interface KeysResult {
  problems: Problem[];
  keys: number;
}

/** Presses the keys of all pages that have any. */
export async function checkKeys(
  pages: readonly CheckedPage[],
  { chromium, verdicts, contentDir }: { chromium: string; verdicts: Verdicts; contentDir: string },
): Promise<KeysResult> {
  const pressed = pages.flatMap((page) => pressesOf(page).map((press) => ({ page, press })));
  const faults = await verdicts.recall(
    {
      name: 'keys',
      code: keysVersion(chromium, contentDir),
      run: (presses) => pressKeys(presses, { chromium, contentDir }),
      label: keyName,
    },
    pressed.map(({ press }) => press),
  );
  const problems = pressed.flatMap(({ page, press }, at) => keyProblems(page, press, faults[at] ?? []));
  return { problems, keys: pressed.length };
}

/** Each key in each row of a pattern, with the example that it is pressed in. */
export function pressesOf(page: CheckedPage): KeyPress[] {
  if (page.kind !== 'pattern') return [];
  const sections = sectionsOf(page.tree);
  const at = sections.findIndex(({ name }) => name === 'The widget');
  const [start, end] = [sections[at]?.line ?? Number.POSITIVE_INFINITY, sections[at + 1]?.line];
  const widget = page.fences.find(
    (fence) => fence.line > start && (!end || fence.line < end) && intentOf(fence)?.kind === 'example',
  );
  if (!widget) return [];
  return findKeyboardRows(page).flatMap((row) =>
    row.key.map((key) => ({ source: widget.code, runsScripts: widget.flags.scripts === true, row, key })),
  );
}

/** What a key does not do, at the entry in the front matter. */
export function keyProblems(page: CheckedPage, press: KeyPress, faults: readonly string[]): Problem[] {
  const line = page.front.lineOf('keyboard') ?? 1;
  return faults.map((fault) =>
    errorAt(
      page,
      line,
      onOneLine(
        `${keyName(press)} does something else than "keyboard" says: ${fault}. Change the example, or the entry and the row of the table.`,
      ),
    ),
  );
}

function keyName({ row, key }: KeyPress): string {
  const after = row.after ? ` after ${row.after.join(', ')}` : '';
  return `${key} on ${row.focus}${after}`;
}

/** A hash of everything that the effect of a key depends on besides the example. */
function keysVersion(chromium: string, contentDir: string): string {
  const files = listExampleMedia(contentDir).map(
    (name) => `${name} ${hash('sha256', readFileSync(join(exampleMediaFolder(contentDir), name)))}`,
  );
  const modules = ['checks/content/keys/press-keys.ts', 'src/app/behaviours/example/frame/frame.ts'];
  return codeVersion(modules, browserVersion(chromium), ...files);
}

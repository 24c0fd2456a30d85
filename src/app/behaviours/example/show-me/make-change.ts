// The change that the foot of an example asks for, read from what readers without script can unfold.
import { applyEdit, readEdit } from '#lib/line-edit.ts';

/** The source with the change made. What else the reader has changed stays, unless it is the very place of the edit. */
export function makeChange(answer: string, original: string, current: string): string {
  // To a browser that runs scripts, what stands in `noscript` is text.
  const shown = new DOMParser().parseFromString(answer, 'text/html');
  const edit = readEdit(shown.querySelector('pre')?.textContent ?? '');
  return applyEdit(current, edit) ?? applyEdit(original, edit) ?? original;
}

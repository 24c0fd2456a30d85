// An error of a script in an answer, as its author reads it: file, line and the browser's own words.
import type { QuestFile } from '#schema/page/quest.ts';
import { nameOfAddress } from './answer-document.ts';

/** A line of a file in the answer's document, or of the document itself. */
interface Place {
  filename: string;
  lineno: number;
}

export function describeError(
  files: readonly QuestFile[],
  { message, filename, lineno, error }: Place & { message: string; error?: unknown },
): string {
  // Browsers begin errors of syntax with what the frame was doing: it writes the page, or clicks in it.
  const doing = /SyntaxError: (Failed to execute '(\w+)' on '\w+': )/.exec(message);
  const words = message.replace(doing?.[1] ?? '', '');
  const stack = error instanceof Error ? String(error.stack) : '';
  const attribute = /^.*\n\s*at \w+\.(on[a-z]+) \(/.exec(stack)?.[1];
  if (attribute) return `${pageOf(files)}, in \`${attribute}\`: ${words}`;
  // The lines of an attribute are not those of the page.
  const isInAttribute = doing !== null && !/^(?:write|close)$/.test(doing[2] ?? '');
  const places = [...(isInAttribute ? [] : [{ filename, lineno }]), ...placesIn(stack)];
  return `${firstPlace(files, places)}: ${words}`;
}

/** Of a promise that nobody waits for. */
export function describeRejection(files: readonly QuestFile[], reason: Error): string {
  const place = firstPlace(files, placesIn(String(reason.stack)));
  return `${place}: Uncaught (in promise) ${reason.name}: ${reason.message}`;
}

/** The first place that is in the answer, and not in the document around it. */
function firstPlace(files: readonly QuestFile[], places: readonly Place[]): string {
  const lines = files[0]?.text.split('\n').length ?? 0;
  for (const { filename, lineno } of places) {
    const file = nameOfAddress(files, filename);
    if (file) return `${file}, line ${lineno}`;
    if (!filename.startsWith('data:') && lineno > 0 && lineno <= lines)
      return `${pageOf(files)}, line ${lineno}`;
  }
  return pageOf(files);
}

function pageOf([page]: readonly QuestFile[]): string {
  return page?.name ?? '';
}

function placesIn(stack: string): Place[] {
  const lines =
    /^\s*at (?:async )?(?:[^\n(]*? \()?((?:data|https?|about):[^\n]*?|<anonymous>):(\d+):\d+\)?$/gm;
  return [...stack.matchAll(lines)].map(([, filename = '', line]) => ({ filename, lineno: Number(line) }));
}

// Generates the progress of a reader who has done everything many times, including deleted pages.
import type { Entry } from '#schema/progress.ts';

const day = 86_400_000;

/**
 * This many entries about these pages and others: nearly half are review cards due later, a hundredth are
 * drafts.
 */
export function manyEntries(count: number, paths: readonly string[], now: number): Entry[] {
  return Array.from({ length: count }, (_, place) => {
    const path = paths[place] ?? paths[(place * 7) % paths.length] ?? '/';
    const at = now - (place % 400) * day;
    // Each page is done; all further entries are about items on the pages.
    if (place < paths.length) return { kind: 'done', path, id: '', at, isDone: true };
    const key = { path, id: `The words of number ${place}, as long as those of a question are`, at };
    if (place % 100 === 0) return { kind: 'draft', ...key, files: [{ name: 'index.html', text: draft }] };
    if (place % 100 === 1) return { kind: 'done', path: `/gone/${place}`, id: '', at, isDone: true };
    if (place % 4 === 0) return { kind: 'answer', ...key, answer: 'the second of four', isRight: true };
    if (place % 4 === 2) return { kind: 'tick', ...key, isTicked: true };
    return cardOf(key, now + ((place % 60) + 2) * day);
  });
}

/** A question of a lesson that is due today. */
export function dueCard(path: string, question: string, now: number): Entry {
  return cardOf({ path, id: question, at: now - 2 * day }, now - day);
}

function cardOf(key: Pick<Entry, 'path' | 'id' | 'at'>, due: number): Entry {
  const rating = { stability: 3.2, difficulty: 5.1, days: 4, reps: 3, lapses: 1, state: 2 };
  return { kind: 'card', ...key, due, reviewed: key.at, ...rating };
}

/** 2 kB. */
const draft = '<p>Words of a draft, many of them.</p>\n'.repeat(51);

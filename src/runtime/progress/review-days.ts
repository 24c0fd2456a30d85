// Which questions are asked on a day. A question belongs to the day on which it falls due, whatever the hour, and a day
// has no more of them than can be answered in one go.
import type { CardEntry, Entry } from '#schema/progress.ts';

/** Questions a day. */
const mostADay = 20;

/** A question of a lesson that was finished just now: asked for the first time on the next day. */
export function newCard(path: string, question: string, now: number): CardEntry {
  return {
    ...{ kind: 'card', path, id: question, at: now, due: dayAfter(now, 1) },
    ...{ stability: 0, difficulty: 0, days: 0, reps: 0, lapses: 0, state: 0, reviewed: 0 },
  };
}

export interface ReviewDay {
  /** To be asked now, those that wait longest first. */
  due: CardEntry[];
  /** Already answered today. */
  answered: number;
  /** All questions that come again. */
  total: number;
  /** How many are due on each of seven days, today first. */
  week: number[];
}

/** What is due; a lesson that is no longer marked as done is left out. */
export function reviewDay(entries: readonly Entry[], now: number): ReviewDay {
  const done = new Set(
    entries.filter((entry) => entry.kind === 'done' && entry.isDone).map(({ path }) => path),
  );
  const cards = entries.filter((entry) => entry.kind === 'card').filter(({ path }) => done.has(path));
  const [today, tomorrow] = [dayAfter(now, 0), dayAfter(now, 1)];
  const answered = cards.filter(({ reviewed }) => reviewed >= today).length;
  const waiting = cards
    .filter(({ due, reviewed }) => due < tomorrow && reviewed < today)
    .toSorted((one, other) => one.due - other.due || one.path.localeCompare(other.path, 'en'));
  const due = waiting.slice(0, Math.max(0, mostADay - answered));
  const inDays = (days: number) =>
    cards.filter((card) => card.due >= dayAfter(now, days) && card.due < dayAfter(now, days + 1)).length;
  return {
    due,
    answered,
    total: cards.length,
    week: [answered + due.length, ...[1, 2, 3, 4, 5, 6].map(inDays)],
  };
}

/** Midnight at the start of a day, so many days from now, in the reader's own time. */
function dayAfter(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

// Which questions are asked on a day. A question belongs to the day on which it falls due, whatever the hour, and a day
// has no more of them than can be answered in one go.
import type { CardEntry } from '#schema/progress.ts';
import { isExerciseCard, type PageSummary } from './page-summary.ts';

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
  /** To be asked now, those that wait longest first: where each is asked, and whether that page is done. */
  due: { path: string; isDone: boolean }[];
  /** Already answered today. */
  answered: number;
  /** All questions that come again. */
  total: number;
  /** How many will be asked on each of seven days, today first. What does not fit into a day moves to the next one. */
  week: number[];
}

/** What is due. The questions of a lesson are asked while it is marked as done, its exercises in any case. */
export function reviewDay(kept: readonly PageSummary[], now: number): ReviewDay {
  const cards = kept.flatMap(({ path, isDone, cards }) =>
    cards.filter(({ isExercise }) => isDone || isExercise).map((card) => ({ ...card, path, isDone })),
  );
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => dayAfter(now, count));
  const answered = cards.filter(({ reviewed }) => reviewed >= (days[0] ?? 0)).length;
  const open = waiting(cards, now);
  const due = open.slice(0, Math.max(0, mostADay - answered));
  const week = [answered + due.length];
  let left = open.length - due.length;
  for (const [at, start] of days.slice(1, 7).entries()) {
    const end = days[at + 2] ?? start;
    left += cards.filter((card) => card.due >= start && card.due < end).length;
    week.push(Math.min(mostADay, left));
    left -= Math.min(mostADay, left);
  }
  return { due, answered, total: cards.length, week };
}

/** The questions of a day themselves, in its order; `list` gives all of a page. */
export async function dueCards(
  { due }: ReviewDay,
  list: (path: string) => Promise<CardEntry[]>,
  now: number,
): Promise<CardEntry[]> {
  const pages = new Map(due.map(({ path, isDone }) => [path, isDone]));
  const cards = [...pages].map(async ([path, isDone]) =>
    (await list(path)).filter(({ id }) => isDone || isExerciseCard(id)),
  );
  return waiting((await Promise.all(cards)).flat(), now).slice(0, due.length);
}

type Due = Pick<CardEntry, 'path' | 'due' | 'reviewed'>;

function waiting<Card extends Due>(cards: readonly Card[], now: number): Card[] {
  const [today, tomorrow] = [dayAfter(now, 0), dayAfter(now, 1)];
  return cards
    .filter(({ due, reviewed }) => due < tomorrow && reviewed < today)
    .toSorted((one, other) => one.due - other.due || one.path.localeCompare(other.path, 'en'));
}

/** Midnight at the start of a day, so many days from now, in the reader's own time. */
function dayAfter(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

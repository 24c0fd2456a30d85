// When a question comes again, by an open algorithm (FSRS) and its published defaults. Steps of minutes are left out:
// a day's review ends.
import { type Card, fsrs, Rating, type State } from 'ts-fsrs';
import type { CardEntry } from '#schema/progress.ts';

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** The card after an answer. */
export function rateCard(card: CardEntry, isRight: boolean, now: number): CardEntry {
  const { card: next } = scheduler.next(toCard(card), new Date(now), isRight ? Rating.Good : Rating.Again);
  return {
    ...card,
    due: next.due.getTime(),
    stability: next.stability,
    difficulty: next.difficulty,
    days: next.scheduled_days,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
    reviewed: now,
  };
}

function toCard({ due, stability, difficulty, days, reps, lapses, state, reviewed }: CardEntry): Card {
  return {
    ...{ due: new Date(due), stability, difficulty, reps, lapses, state: state as State },
    ...{ elapsed_days: 0, scheduled_days: days, learning_steps: 0 },
    ...(reviewed > 0 && { last_review: new Date(reviewed) }),
  };
}

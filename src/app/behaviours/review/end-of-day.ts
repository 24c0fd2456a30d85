// The end of a day's review: the day as a wall, the days to come as stacks. There is no more to ask for.
import type { ReviewDay } from '#runtime/progress/review-days.ts';
import { progressPath } from '#site/learning.ts';
import { element } from '../../progress/element.ts';
import { type Answered, endTitle, endWords } from './end-words.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface EndOfDay {
  day: ReviewDay;
  /** What was answered in this sitting. */
  answers: readonly Answered[];
  /** Questions that are due and could not be loaded. */
  missing: number;
  /** Loads them again. */
  again(): void;
  next: { label: string; path: string } | null;
  now: Date;
}

export function endOfDay({ day, answers, missing, again, next, now }: EndOfDay): HTMLElement {
  const { total, answered } = day;
  const facts = { total, answered, answers, missing };
  const blocks = answers.map(({ isRight }) => element('i', { class: isRight ? 'on' : null }));
  return element(
    'section',
    { class: 'review-end', 'aria-labelledby': 'review-end' },
    element('span', { class: 'review-wall', 'aria-hidden': 'true' }, ...blocks),
    element('h2', { id: 'review-end', tabindex: '-1' }, endTitle(facts)),
    element('p', {}, endWords(facts, now)),
    ...(total > 0 ? [weekOf(day, now)] : []),
    element(
      'p',
      { class: 'review-ways' },
      ...(missing > 0 ? [againButton(again)] : []),
      ...(next ? [element('a', { class: 'button', href: next.path }, next.label)] : []),
      element('a', { class: 'button button-quiet', href: progressPath }, 'Your progress'),
    ),
  );
}

function againButton(again: () => void): HTMLElement {
  const button = element('button', { type: 'button', class: 'button' }, 'Try again');
  button.addEventListener('click', again);
  return button;
}

function weekOf({ week }: ReviewDay, now: Date): HTMLElement {
  return element(
    'ol',
    { class: 'review-week', 'aria-label': 'Questions in the days to come' },
    ...week.map((count, at) => {
      const name = at === 0 ? 'Today' : (days[(now.getDay() + at) % 7] ?? '');
      const stack = Array.from({ length: Math.min(count, 20) }, () => element('i'));
      return element(
        'li',
        {},
        element('b', {}, count > 0 ? String(count) : ''),
        element('span', { 'aria-hidden': 'true' }, ...stack),
        element('span', { class: 'review-day' }, name),
      );
    }),
  );
}

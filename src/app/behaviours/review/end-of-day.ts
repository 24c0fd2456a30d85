// The end of a day's review: the day as a wall, the days to come as stacks. There is no more to ask for.
import type { ReviewDay } from '#runtime/progress/review-days.ts';
import { progressPath } from '#site/learning.ts';
import { element } from '../../progress/element.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface EndOfDay {
  day: ReviewDay;
  /** What was answered in this sitting: whether each was right. */
  answers: readonly boolean[];
  next: { label: string; path: string } | null;
  now: Date;
}

export function endOfDay({ day, answers, next, now }: EndOfDay): HTMLElement {
  const blocks = answers.map((isRight) => element('i', { class: isRight ? 'on' : null }));
  return element(
    'section',
    { class: 'review-end', 'aria-labelledby': 'review-end' },
    element('span', { class: 'review-wall', 'aria-hidden': 'true' }, ...blocks),
    element('h2', { id: 'review-end', tabindex: '-1' }, endTitle(day, answers)),
    element('p', {}, endWords(day, answers)),
    ...(day.total > 0 ? [weekOf(day, now)] : []),
    element(
      'p',
      { class: 'review-ways' },
      ...(next ? [element('a', { class: 'button', href: next.path }, next.label)] : []),
      element('a', { class: 'button button-quiet', href: progressPath }, 'Your progress'),
    ),
  );
}

function endTitle({ total, answered }: ReviewDay, answers: readonly boolean[]): string {
  if (total === 0) return 'Nothing to review yet';
  return answers.length + answered > 0 ? 'That is all for today' : 'Nothing is due today';
}

function endWords({ total }: ReviewDay, answers: readonly boolean[]): string {
  if (total === 0) return 'Finish a lesson, and its questions come here the day after.';
  if (answers.length === 0) return 'Each question comes again when you are about to forget it.';
  const wrong = answers.filter((isRight) => !isRight).length;
  const count = `${answers.length} ${answers.length === 1 ? 'question' : 'questions'}`;
  if (wrong === 0) return `${count}, all right. They come again when you are about to forget them.`;
  const missed = wrong === 1 ? 'The one you missed comes' : `The ${wrong} you missed come`;
  return `${count}, ${answers.length - wrong} right. ${missed} again tomorrow, and the rest when you are about to forget them.`;
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

// The end of a day's review in words: what was answered, when it comes again, and what could not be loaded.
import { counted } from '#lib/counted.ts';
import { daysBetween } from '#lib/days-between.ts';
import { dayAndMonth } from '#messages/dates.ts';

export interface Answered {
  isRight: boolean;
  /** When the question comes again, in milliseconds. */
  due: number;
}

interface ReviewedDay {
  /** All questions that come again. */
  total: number;
  /** Questions that were answered earlier on this day. */
  answered: number;
  /** The answers of this sitting. */
  answers: readonly Answered[];
  /** Questions that are due and could not be loaded. */
  missing: number;
}

export function endTitle({ total, answered, answers, missing }: ReviewedDay): string {
  if (missing > 0) return `${counted(missing, 'question')} could not be loaded`;
  if (total === 0) return 'Nothing to review yet';
  return answers.length + answered > 0 ? 'That is all for today' : 'Nothing is due today';
}

export function endWords({ total, answers, missing }: ReviewedDay, now: Date): string {
  const said = answers.length > 0 ? answerWords(answers, now) : '';
  if (missing > 0)
    return `${said && `${said} `}${missingWords(missing, said !== '')} still due. Check your connection and try again.`;
  if (said) return said;
  if (total === 0) return 'Finish a lesson, and its questions come here the day after.';
  return 'Each question comes again when you are about to forget it.';
}

function missingWords(missing: number, isBesideAnswers: boolean): string {
  if (missing === 1) return isBesideAnswers ? 'The other one is' : 'It is';
  return isBesideAnswers ? 'The others are' : 'They are';
}

/** `tomorrow`, or `in 3 days, on 21 November`. */
export function dayWords(due: Date, now: Date): string {
  const days = daysBetween(now, due);
  return days <= 1 ? 'tomorrow' : `in ${days} days, on ${dayAndMonth(due)}`;
}

function answerWords(answers: readonly Answered[], now: Date): string {
  const missed = answers.filter(({ isRight }) => !isRight);
  const count = counted(answers.length, 'question');
  if (answers.length === 1 && missed.length === 0)
    return '1 question, and it was right. It comes again when you are about to forget it.';
  if (missed.length === 0) return `${count}, all right. They come again when you are about to forget them.`;
  const rest = missed.length < answers.length ? ', and the rest when you are about to forget them' : '';
  return `${count}, ${answers.length - missed.length} right. ${missedWords(missed, now)}${rest}.`;
}

/** Those that were missed may come again on different days. */
function missedWords(missed: readonly Answered[], now: Date): string {
  const inOrder = missed.toSorted((one, other) => one.due - other.due);
  const [first = '', ...later] = new Set(inOrder.map(({ due }) => dayWords(new Date(due), now)));
  if (missed.length === 1) return `The one you missed comes again ${first}`;
  return later.length === 0
    ? `The ${missed.length} you missed come again ${first}`
    : `The first of the ${missed.length} you missed comes again ${first}`;
}

// The state of an exam: which questions were drawn, what was answered, and what comes next. All changes are pure, so the
// whole exam can be replayed in a test.
import { shuffle } from '#lib/shuffle.ts';

/** A question of the bank. */
export interface ExamQuestion {
  /** The page that has the question, and its id there. */
  path: string;
  id: string;
  /** The question, what is shown with it, its choices and the explanation, as HTML. */
  legend: string;
  shown: string;
  choices: readonly { html: string; isRight: boolean }[];
  why: string;
}

/** A page with questions. */
export interface ExamTopic {
  path: string;
  title: string;
  questions: readonly ExamQuestion[];
}

/** A drawn question. Choices are referred to by their position in the bank. */
export interface DrawnQuestion {
  path: string;
  id: string;
  /** The choices in the order in which they are shown. */
  order: readonly number[];
  chosen: number | null;
  isFlagged: boolean;
}

/** One go at the exam, as it is saved. */
export interface Attempt {
  startedAt: number;
  /** When the answers were handed in; null before that. */
  endedAt: number | null;
  /** Index of the visible question; the number of questions for the step after the last one. */
  at: number;
  questions: readonly DrawnQuestion[];
}

export interface Score {
  right: number;
  total: number;
  topics: { title: string; right: number; total: number }[];
  /** Indexes of the questions without a right answer. */
  wrong: number[];
}

export type ExamAction =
  | { type: 'chose'; choice: number }
  | { type: 'flagged' }
  | { type: 'went'; to: number }
  | { type: 'handed in'; now: number };

/**
 * Draws questions for an attempt, from each topic in proportion to its size, in random order. Null if the bank has too
 * few.
 */
export function drawAttempt(
  topics: readonly ExamTopic[],
  count: number,
  now: number,
  random: () => number = Math.random,
): Attempt | null {
  const total = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  if (total < count) return null;
  const shares = sharesOf(
    topics.map(({ questions }) => questions.length),
    count,
  );
  const drawn = topics.flatMap(({ questions }, at) => shuffle(questions, random).slice(0, shares[at]));
  return {
    startedAt: now,
    endedAt: null,
    at: 0,
    questions: shuffle(drawn, random).map((question) => drawnQuestion(question, random)),
  };
}

/** Splits a number in proportion to sizes. What is left after rounding down goes to the largest remainders. */
export function sharesOf(sizes: readonly number[], count: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const exact = sizes.map((size) => (size * count) / total);
  const shares = exact.map(Math.floor);
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/**
 * An attempt from an earlier visit with the bank of today. Questions that were removed or have other choices are
 * replaced by others of the same page, or of any page. Null if the bank has become too small.
 */
export function resumeAttempt(
  attempt: Attempt,
  topics: readonly ExamTopic[],
  random: () => number = Math.random,
): Attempt | null {
  const find = finderOf(topics);
  const fits = (drawn: DrawnQuestion) => find(drawn)?.choices.length === drawn.order.length;
  if (attempt.questions.every(fits)) return attempt;
  const isUsed = new Set(attempt.questions.map(keyOf));
  const unused = shuffle(
    topics.flatMap(({ questions }) => questions).filter((question) => !isUsed.has(keyOf(question))),
    random,
  );
  const questions: DrawnQuestion[] = [];
  for (const drawn of attempt.questions) {
    if (fits(drawn)) {
      questions.push(drawn);
      continue;
    }
    const same = unused.findIndex(({ path }) => path === drawn.path);
    const [other] = unused.splice(Math.max(same, 0), 1);
    if (!other) return null;
    questions.push(drawnQuestion(other, random));
  }
  return { ...attempt, questions };
}

export function reduceAttempt(attempt: Attempt, action: ExamAction): Attempt {
  if (attempt.endedAt !== null) return attempt;
  switch (action.type) {
    case 'chose':
      return changeCurrent(attempt, ({ order }) =>
        order[action.choice] === undefined ? {} : { chosen: order[action.choice] ?? null },
      );
    case 'flagged':
      return changeCurrent(attempt, ({ isFlagged }) => ({ isFlagged: !isFlagged }));
    case 'went':
      return { ...attempt, at: Math.min(Math.max(action.to, 0), attempt.questions.length) };
    case 'handed in':
      return { ...attempt, endedAt: action.now };
  }
}

export function scoreOf(attempt: Attempt, topics: readonly ExamTopic[]): Score {
  const find = finderOf(topics);
  const isRight = (drawn: DrawnQuestion) => find(drawn)?.choices[drawn.chosen ?? -1]?.isRight === true;
  const wrong = attempt.questions.flatMap((drawn, at) => (isRight(drawn) ? [] : [at]));
  const total = attempt.questions.length;
  return {
    right: total - wrong.length,
    total,
    topics: topics.flatMap(({ path, title }) => {
      const own = attempt.questions.filter((drawn) => drawn.path === path);
      return own.length > 0 ? [{ title, right: own.filter(isRight).length, total: own.length }] : [];
    }),
    wrong,
  };
}

/** Finds a drawn question in the bank. */
export function finderOf(
  topics: readonly ExamTopic[],
): (drawn: Pick<DrawnQuestion, 'path' | 'id'>) => ExamQuestion | null {
  const bank = new Map(topics.flatMap(({ questions }) => questions.map((one) => [keyOf(one), one])));
  return (drawn) => bank.get(keyOf(drawn)) ?? null;
}

function keyOf({ path, id }: { path: string; id: string }): string {
  return `${path}#${id}`;
}

function drawnQuestion({ path, id, choices }: ExamQuestion, random: () => number): DrawnQuestion {
  return { path, id, order: shuffle([...choices.keys()], random), chosen: null, isFlagged: false };
}

function changeCurrent(attempt: Attempt, change: (drawn: DrawnQuestion) => Partial<DrawnQuestion>): Attempt {
  const { at, questions } = attempt;
  const drawn = questions[at];
  return drawn ? { ...attempt, questions: questions.with(at, { ...drawn, ...change(drawn) }) } : attempt;
}

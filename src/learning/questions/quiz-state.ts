// The state of the questions that follow each other on a page: which one is visible, and what the reader has answered.

export interface QuestionState {
  /** Index of the selected choice. */
  chosen: number | null;
  /** Choices that were checked and are wrong. */
  wrong: readonly number[];
  isRight: boolean;
  /** The answer is from an earlier visit. */
  isRecalled: boolean;
  /** The explanation is below the right choice. */
  isReasonShown: boolean;
  /** The result of the last check; null after another choice was selected. */
  notice: 'unanswered' | 'wrong' | 'right' | null;
}

export interface QuizState {
  /** False in the document of the server, whose buttons do nothing yet. */
  isLive: boolean;
  /** Index of the visible question. */
  current: number;
  /** How often the reader went to another question, which then takes the focus. */
  moves: number;
  /** The reader has used the quiz, so it must not change by itself any more. */
  hasActed: boolean;
  /** Width of the button before its label became shorter, in pixels; null if nothing was recalled. */
  buttonWidth: number | null;
  questions: readonly QuestionState[];
}

export type QuizAction =
  | { type: 'started' }
  | { type: 'chosen'; at: number; choice: number }
  | { type: 'checked'; at: number; isRight: boolean }
  | { type: 'moved'; to: number }
  | {
      type: 'recalled';
      /** The saved answer of each question; null if there is none. */
      answers: readonly (SavedAnswer | null)[];
      buttonWidth: number | null;
      /** The end of the quiz is outside the window, so another question may appear without moving anything. */
      canMove: boolean;
    };

interface SavedAnswer {
  /** Index of the choice. */
  choice: number;
  isRight: boolean;
}

/** `chosen` are the choices that were selected before the script was loaded. */
export function initialQuiz(chosen: readonly (number | null)[]): QuizState {
  return {
    ...{ isLive: false, current: 0, moves: 0, hasActed: false, buttonWidth: null },
    questions: chosen.map((choice) => ({
      ...{ chosen: choice, wrong: [], isRight: false },
      ...{ isRecalled: false, isReasonShown: false, notice: null },
    })),
  };
}

export function reduceQuiz(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'started':
      return { ...state, isLive: true };
    case 'chosen':
      return changeQuestion(state, action.at, { chosen: action.choice, notice: null });
    case 'checked':
      return check(state, action.at, action.isRight);
    case 'moved':
      return {
        ...changeQuestion(state, action.to, { isReasonShown: state.questions[action.to]?.isRight === true }),
        ...{ current: action.to, moves: state.moves + 1, hasActed: true },
      };
    case 'recalled':
      return recall(state, action);
  }
}

export function countRight({ questions }: QuizState): number {
  return questions.filter(({ isRight }) => isRight).length;
}

function changeQuestion(state: QuizState, at: number, change: Partial<QuestionState>): QuizState {
  const question = state.questions[at];
  return question ? { ...state, questions: state.questions.with(at, { ...question, ...change }) } : state;
}

function check(state: QuizState, at: number, isRight: boolean): QuizState {
  const question = state.questions[at];
  if (!question || question.isRight) return state;
  const { chosen, wrong } = question;
  if (chosen === null) return changeQuestion(state, at, { notice: 'unanswered' });
  const acted = { ...state, hasActed: true };
  return isRight
    ? changeQuestion(acted, at, { isRight, isReasonShown: true, notice: 'right' })
    : changeQuestion(acted, at, { wrong: [...wrong, chosen], notice: 'wrong' });
}

/** A question that the reader has answered meanwhile stays as it is. */
function recall(
  state: QuizState,
  { answers, buttonWidth, canMove }: Extract<QuizAction, { type: 'recalled' }>,
): QuizState {
  const questions = state.questions.map((question, at): QuestionState => {
    const saved = answers[at];
    if (!saved || question.chosen !== null) return question;
    const { choice, isRight } = saved;
    return { ...question, chosen: choice, isRight, isRecalled: true, wrong: isRight ? [] : [choice] };
  });
  const first = questions.findIndex(({ isRight }) => !isRight);
  const current = canMove && !state.hasActed && first > 0 ? first : state.current;
  return { ...state, questions, current, buttonWidth };
}

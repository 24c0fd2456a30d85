// The state of an exercise that is answered without writing: what the reader has chosen or ordered, and the result of
// the last check.

export interface ExerciseState {
  /** Index of the chosen line; null if none is. */
  chosen: number | null;
  /** The parts by their right places, in the order of the reader. */
  order: readonly number[];
  /** The result of the last check; null before that and after a change. */
  verdict: 'unanswered' | 'wrong' | 'right' | null;
  /** Answered correctly, now or on an earlier visit. */
  isDone: boolean;
}

export type ExerciseAction =
  | { type: 'choose'; choice: number }
  | { type: 'move'; from: number; by: -1 | 1 }
  | { type: 'check'; right: number | null }
  /** Another try at the choices, or the parts as they were. */
  | { type: 'reset'; order: readonly number[] }
  | { type: 'recall' };

export function initialExercise(order: readonly number[], chosen: number | null = null): ExerciseState {
  return { chosen, order, verdict: null, isDone: false };
}

export function reduceExercise(state: ExerciseState, action: ExerciseAction): ExerciseState {
  switch (action.type) {
    case 'choose':
      // After a check the right line is visible, so the choice stays until the reader tries again.
      return isAnswered(state) ? state : { ...state, chosen: action.choice, verdict: null };
    case 'move':
      return move(state, action.from, action.from + action.by);
    case 'check':
      return check(state, action.right);
    case 'reset':
      return { ...state, chosen: null, order: action.order, verdict: null };
    case 'recall':
      return { ...state, isDone: true };
  }
}

/** Whether right and wrong are shown. */
export function isAnswered({ verdict }: ExerciseState): boolean {
  return verdict === 'right' || verdict === 'wrong';
}

/** How many parts are in their right places. */
export function countInPlace({ order }: ExerciseState): number {
  return order.filter((part, at) => part === at).length;
}

function move(state: ExerciseState, from: number, to: number): ExerciseState {
  const [moved, other] = [state.order[from], state.order[to]];
  if (moved === undefined || other === undefined || state.verdict === 'right') return state;
  return { ...state, order: state.order.with(from, other).with(to, moved), verdict: null };
}

/** `right` is the index of the right choice; null for parts that are ordered. */
function check(state: ExerciseState, right: number | null): ExerciseState {
  if (isAnswered(state)) return state;
  if (right !== null && state.chosen === null) return { ...state, verdict: 'unanswered' };
  const isRight = right === null ? countInPlace(state) === state.order.length : state.chosen === right;
  return { ...state, verdict: isRight ? 'right' : 'wrong', isDone: state.isDone || isRight };
}

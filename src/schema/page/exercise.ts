// An exercise in a lesson: five minutes of practice, answered on the page.

/**
 * `write` and `fix`: the reader edits one file, which is checked like the answer to a quest. `predict`: the
 * reader chooses what assistive technology gets. `order`: the reader puts the parts into the right order.
 */
export const exerciseKinds = ['write', 'fix', 'predict', 'order'] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

/** Most checks of one exercise; a longer task is a quest. */
export const mostExerciseChecks = 3;

/** Whether the answer is a file that checks look at. */
export function isChecked(kind: ExerciseKind): boolean {
  return kind === 'write' || kind === 'fix';
}

/** The files in the folder of an exercise. */
export const exerciseFiles = {
  starter: 'starter.html',
  solution: 'solution.html',
  checks: 'checks.js',
  wrong: 'wrong',
} as const;

/** The name of the only file of an answer. */
export const exerciseFile = 'index.html';

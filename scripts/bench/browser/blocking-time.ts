// Measures how long a page could not respond to input.

/** A task of the main thread, in milliseconds since navigation start. */
export interface Task {
  start: number;
  duration: number;
}

/** Tasks up to this length are not noticeable. */
const unnoticed = 50;

/** Total Blocking Time: the part of each task beyond 50 ms, between two moments. */
export function blockingTime(tasks: readonly Task[], from: number, to: number): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, within(task, from, to) - unnoticed), 0);
}

/** The longest task between two moments. */
export function longestTask(tasks: readonly Task[], from: number, to: number): number {
  return Math.max(0, ...tasks.map((task) => within(task, from, to)));
}

function within({ start, duration }: Task, from: number, to: number): number {
  return Math.min(start + duration, to) - Math.max(start, from);
}

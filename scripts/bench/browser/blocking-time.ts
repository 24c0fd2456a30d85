// How long a page could not have answered its reader.

/** A stretch during which the page did one thing, in milliseconds since it was asked for. */
export interface Task {
  start: number;
  duration: number;
}

/** Up to this long, nobody notices. */
const unnoticed = 50;

/** Total Blocking Time: of every task between two moments, what goes beyond 50 ms. */
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

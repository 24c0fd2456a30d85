import { expect, test } from 'vitest';
import { tasksAfterPaint } from './tasks-after-paint.ts';
import type { TraceEvent } from './trace.ts';

const page = { pid: 7, tid: 1 };
const task = (ts: number, tdur: number, where = page): TraceEvent => ({
  ...where,
  name: 'RunTask',
  ph: 'X',
  ts,
  dur: tdur * 3,
  tdur,
});
const paint: TraceEvent = { ...page, name: 'firstContentfulPaint', ph: 'I', ts: 500_000 };

test('tasks of the painted page count from its paint on, by processor time and slowed down', () => {
  const events = [
    task(499_000, 90_000),
    task(500_000, 10_000),
    task(700_000, 30_000),
    task(800_000, 40_000, { pid: 7, tid: 2 }),
    task(800_000, 50_000, { pid: 8, tid: 1 }),
    { ...task(900_000, 60_000), name: 'EvaluateScript' },
    paint,
  ];
  expect(tasksAfterPaint(events, 4)).toEqual([
    { start: 500, duration: 40 },
    { start: 700, duration: 120 },
  ]);
});

test('a page that was not painted cannot be measured', () => {
  expect(() => tasksAfterPaint([task(1, 1)], 4)).toThrow('The page was not painted while it was traced.');
});

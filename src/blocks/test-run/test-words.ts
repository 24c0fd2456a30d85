// Test results in words.
import { counted } from '#lib/counted.ts';
import type { TestRun } from '#schema/page/guide-step.ts';

/** The figures that the pipeline set on a block; null if unknown. */
export function testRunOf({ passed, failed, blocked }: Record<string, unknown>): TestRun | null {
  const isRun = typeof passed === 'number' && typeof failed === 'number' && typeof blocked === 'number';
  return isRun ? { passed, failed, blocked } : null;
}

/** The result in two or three words, the total, and a longer version. */
export function testWords({ passed, failed, blocked }: TestRun): {
  short: string;
  rest: string;
  all: string;
} {
  const total = counted(passed + failed + blocked, 'test');
  if (blocked > 0) {
    const isAll = passed + failed === 0;
    const all = isAll
      ? `${counted(blocked, 'test')} cannot start`
      : `${passed} pass, ${blocked} cannot start`;
    return { short: 'Does not load', rest: `${blocked} of ${total} cannot start`, all };
  }
  if (failed > 0) {
    const short = `${failed} ${failed === 1 ? 'fails' : 'fail'}`;
    return { short, rest: `of ${total}`, all: `${passed} pass, ${short}` };
  }
  return { short: `${passed} pass`, rest: `of ${total}`, all: `${passed} of ${passed} pass` };
}

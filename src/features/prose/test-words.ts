// How tests went, in words.
import type { TestRun } from '#schema/guide-step.ts';

/** The figures that the pipeline gave to a block; null where it knew none. */
export function testRunOf({ passed, failed, blocked }: Record<string, unknown>): TestRun | null {
  const isRun = typeof passed === 'number' && typeof failed === 'number' && typeof blocked === 'number';
  return isRun ? { passed, failed, blocked } : null;
}

/** The result in two or three words, and all of it in a few more. */
export function testWords({ passed, failed, blocked }: TestRun): { short: string; all: string } {
  if (blocked > 0) {
    const rest = `${counted(blocked, 'test')} cannot start`;
    const all = passed + failed > 0 ? `${passed} pass, ${rest}` : rest;
    return { short: 'Does not load', all };
  }
  if (failed > 0) {
    const short = `${failed} ${failed === 1 ? 'fails' : 'fail'}`;
    return { short, all: `${passed} pass, ${short}` };
  }
  return { short: `${passed} pass`, all: `${passed} of ${passed} pass` };
}

/** `1 test`, `3 tests`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

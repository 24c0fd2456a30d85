// Every build-your-own guide is proved: each step passes its own tests, and fails the tests of the step after it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const guides = join(import.meta.dirname, '../../content/4.build-own');
const withSteps = readdirSync(guides, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Whether `node --test` passes in a folder. */
function passes(folder: string): boolean {
  try {
    execFileSync(process.execPath, ['--test'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return true;
  } catch {
    return false;
  }
}

describe.each(withSteps.map((entry) => entry.name))('%s', (guide) => {
  const steps = join(guides, guide, 'steps');
  const numbers = readdirSync(steps).toSorted();

  test.each(numbers)('step %s passes its tests', (step) => {
    expect(passes(join(steps, step))).toBe(true);
  });

  test.each(numbers.slice(1))('the tests of step %s fail on the step before it', (step) => {
    const before = numbers[numbers.indexOf(step) - 1] ?? '';
    const scratch = mkdtempSync(join(tmpdir(), 'plinth-guide-'));
    try {
      cpSync(join(steps, before), scratch, { recursive: true });
      for (const file of readdirSync(join(steps, step)).filter((name) => name.includes('.test.'))) {
        cpSync(join(steps, step, file), join(scratch, file));
      }
      expect(passes(scratch)).toBe(false);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
});

// Every build-your-own guide is proved: each step passes its own tests, and fails the tests of the step after it.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, test } from 'vitest';

const guides = join(import.meta.dirname, '../../content/4.build-own');
const withSteps = readdirSync(guides, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Whether `node --test` passes in a folder. */
async function passes(folder: string): Promise<boolean> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  return promisify(execFile)(process.execPath, ['--test'], { cwd: folder, env }).then(
    () => true,
    () => false,
  );
}

// They wait for programs most of the time.
describe.concurrent.each(withSteps.map((entry) => entry.name))('%s', (guide) => {
  const steps = join(guides, guide, 'steps');
  const numbers = readdirSync(steps).toSorted();

  test.for(numbers)('step %s passes its tests', async (step, { expect }) => {
    expect(await passes(join(steps, step))).toBe(true);
  });

  test.for(numbers.slice(1))('the tests of step %s fail on the step before it', async (step, { expect }) => {
    const before = numbers[numbers.indexOf(step) - 1] ?? '';
    const scratch = mkdtempSync(join(tmpdir(), 'plinth-guide-'));
    try {
      cpSync(join(steps, before), scratch, { recursive: true });
      for (const file of readdirSync(join(steps, step)).filter((name) => name.includes('.test.'))) {
        cpSync(join(steps, step, file), join(scratch, file));
      }
      expect(await passes(scratch)).toBe(false);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
});

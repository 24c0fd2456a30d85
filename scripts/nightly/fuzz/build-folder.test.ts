// The guard against hangs, and code that runs, on a program in place of the build.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runGuarded } from './build-folder.ts';

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-'));
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

function run(code: string, limit: number) {
  writeFileSync(join(temp, 'program.mjs'), code);
  return runGuarded([join(temp, 'program.mjs')], {}, limit);
}

test('the exit code and everything printed are known', async () => {
  const code = 'console.log("one"); console.error("two"); process.exitCode = 3;';
  const { output, ...end } = await run(code, 60_000);
  expect(end).toEqual({ code: 3, isHung: false });
  expect(output.split('\n').sort()).toEqual(['', 'one', 'two']);
});

test('a program that does not end is stopped, with the programs that it started', async () => {
  const code = `
import { spawn } from 'node:child_process';
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
setInterval(() => {}, 1000);`;
  // Its output ends only when the last of them has ended.
  expect(await run(code, 500)).toEqual({ code: null, output: '', isHung: true });
});

// What every command shares: an expected failure is a sentence and exit code 1, never a stack trace.
import { UserError } from '#lib/user-error.ts';

/** Runs a command; `false` or an error ends the process with code 1. */
export async function runScript(command: () => Promise<unknown>): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException));
    process.exitCode = 1;
  }
}

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof UserError) return error.message;
  if (error.code === 'EACCES' || error.code === 'EROFS')
    return `${error.path ?? 'A file'} cannot be written. Check the permissions.`;
  if (error.code === 'ENOTDIR' || error.code === 'EEXIST')
    return `${error.path ?? 'A folder'} cannot be made: a file is in its place. Set OUT_DIR to another folder.`;
  if (error.code === 'ENOSPC') return 'The disk is full. Free some space and run the command again.';
  // Nobody expected this one: its stack is what the next engineer needs.
  return error.stack ?? error.message;
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

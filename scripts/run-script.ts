// What every command shares: an expected failure is a sentence and exit code 1, never a stack trace.
import { constants } from 'node:os';
import { UserError } from '#lib/user-error.ts';

export { counted as count } from '#lib/counted.ts';

/** Runs a command; `false` or an error ends the process with code 1. */
export async function runScript(command: () => Promise<unknown>): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error as Failure));
    process.exitCode = 1;
  }
}

/** An error of Node, or of its database, which has numbers of its own. */
type Failure = NodeJS.ErrnoException & { errcode?: number };

/** What a machine can refuse, by the name of the error; `path` is what it is about. */
const refusals: Record<string, (path: string | undefined) => string> = {
  EACCES: (path) => `${path ?? 'A file'} cannot be written. Check the permissions.`,
  ENOTDIR: (path) =>
    `${path ?? 'A folder'} cannot be made: a file is in its place. Set OUT_DIR to another folder.`,
  ENOSPC: () => 'The disk is full. Free some space and run the command again.',
  EDQUOT: () => 'Your share of the disk is used up. Free some space and run the command again.',
  EFBIG: () => 'A file would be larger than this machine allows. Raise the limit ("ulimit -f").',
  EMFILE: () => 'Too many files are open. Close other programs, or raise the limit ("ulimit -n").',
  EIO: () => 'The disk did not take what was written. It may be full, limited or damaged.',
  // On a disk that can only be read, Node says of a new folder that there is no place for it.
  ENOENT_mkdir: (path) => `${path} cannot be made. Check that the disk can be written to.`,
};
const alike: Record<string, string> = {
  EROFS: 'EACCES',
  EEXIST: 'ENOTDIR',
  ENFILE: 'EMFILE',
};

/** The database's numbers for the same things; the lower byte says it, the rest says more. */
const databaseErrors: Record<number, string> = { 8: 'EACCES', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' };

/** The sentence for an error, or its stack when nobody expected it: that is what the next engineer needs. */
export function explain(error: Failure): string {
  if (error instanceof UserError) return error.message;
  const name = nameOf(error);
  const refusal = refusals[alike[name] ?? name];
  if (refusal) return refusal(error.path ?? (error.errcode ? 'The database' : undefined));
  if (error.cause instanceof Error && nameOf(error.cause) in refusals) return explain(error.cause);
  return error.stack ?? error.message;
}

function nameOf({ code = '', errcode, syscall, message }: Failure): string {
  if (code === 'ERR_SQLITE_ERROR') return databaseErrors[(errcode ?? 0) & 0xff] ?? code;
  if (code === 'ENOENT' && syscall === 'mkdir') return 'ENOENT_mkdir';
  if (code in refusals || code in alike) return code;
  // The bundler has no names for them, only the system's numbers.
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  const known = Object.entries(constants.errno).find(([, value]) => value === Number(number));
  return known?.[0] ?? code;
}

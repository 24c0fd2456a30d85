// Shared by all commands: an expected failure is a message and exit code 1, never a stack trace.
import { constants } from 'node:os';
import { counted } from '#lib/counted.ts';
import { UserError } from '#lib/user-error.ts';

/** Runs a command; `false` or an error ends the process with code 1. */
export async function runScript(command: () => Promise<unknown>): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error as Failure));
    process.exitCode = 1;
  }
}

/** An error of Node, or of SQLite, which has numeric codes. */
type Failure = NodeJS.ErrnoException & { errcode?: number };

/** Messages for system errors, by code; `path` is the affected file. */
const refusals: Record<string, (path: string | undefined) => string> = {
  EACCES: (path) => `${path ?? 'A file'} cannot be written. Check the permissions.`,
  EACCES_read: (path) => `${path ?? 'A folder'} cannot be read. Check the permissions.`,
  ENOTDIR: (path) =>
    `${path ?? 'A folder'} cannot be created: a file is in its place. Set OUT_DIR to another folder.`,
  ENOSPC: () => 'The disk is full. Free some space and run the command again.',
  EDQUOT: () => 'Your share of the disk is used up. Free some space and run the command again.',
  EFBIG: () => 'A file would be larger than this machine allows. Raise the limit ("ulimit -f").',
  EMFILE: () => 'Too many files are open. Close other programs, or raise the limit ("ulimit -n").',
  EIO: () => 'Writing to the disk failed. It may be full, limited or damaged.',
  // On a read-only disk, Node reports ENOENT for a new folder.
  ENOENT_mkdir: (path) => `${path} cannot be created. Check that the disk is writable.`,
};
const alike: Record<string, string> = {
  EROFS: 'EACCES',
  EPERM: 'EACCES',
  EEXIST: 'ENOTDIR',
  ENFILE: 'EMFILE',
};

/** SQLite's codes for the same errors; the lower byte is the primary code. */
const databaseErrors: Record<number, string> = { 8: 'EACCES', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' };

/** The message for an error, or the stack of an unexpected one, for debugging. */
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
  if (code === 'EACCES' && /^(?:scandir|opendir|l?stat|readlink|realpath)$/.test(syscall ?? ''))
    return 'EACCES_read';
  // Node's `rm` has no code for this error, which means a read-only disk.
  if (code === '' && syscall === 'rm') return 'EROFS';
  if (code in refusals || code in alike) return code;
  // The bundler only reports the system's error number.
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  const known = Object.entries(constants.errno).find(([, value]) => value === Number(number));
  return known?.[0] ?? code;
}

export { counted as count };

/** The number of drafts that were not built or checked. */
export function draftsLine(number: number): string {
  return `${counted(number, 'draft was', 'drafts were')} left out ("draft: true", or a file that ends in .draft.md).`;
}

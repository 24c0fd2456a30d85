// One JSON line per request on stdout, one per failure on stderr.

/** A finished request. `aborted`: the client disconnected before the end. */
export interface AccessRecord {
  time: string;
  method: string;
  path: string;
  status: number;
  bytes: number;
  ms: number;
  encoding?: string | undefined;
  userAgent?: string | undefined;
  aborted?: true | undefined;
}

/** The log targets. Without `access`, requests are not even measured. */
export interface Log {
  access?(record: AccessRecord): void;
  error(error: unknown, request: { method: string; path: string }): void;
}

const MAX_WORDS = 1000;

/** Limits client input in the log, so that a 200 kB address cannot fill the disk. */
export function shortened(words: string): string {
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}… (${words.length} characters)` : words;
}

type Write = (line: string) => unknown;

/**
 * Writes lines that are safe to show in a terminal: JSON escapes the C0 controls, and this the C1 ones and
 * DEL.
 */
export function createLog(
  out: Write = (line) => process.stdout.write(line),
  err: Write = (line) => process.stderr.write(line),
): Log {
  return {
    access: (record) => out(lineOf(record)),
    error: (error, { method, path }) =>
      err(
        lineOf({
          time: new Date().toISOString(),
          level: 'error',
          method,
          path,
          message: error instanceof Error ? error.message : String(error),
          stack: error instanceof Error ? error.stack : undefined,
        }),
      ),
  };
}

/** Does not log requests, only failures. */
export function createQuietLog(err?: Write): Log {
  return { error: createLog(undefined, err).error };
}

function lineOf(record: object): string {
  const json = JSON.stringify(record);
  return `${json.replace(/[\u007f-\u009f\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}

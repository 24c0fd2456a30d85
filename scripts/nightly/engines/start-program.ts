import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Such programs start within a second or two; a busy machine gets more time. */
const timeLimit = 60_000;

export interface RunningProgram {
  /** Its output so far, on both streams. */
  said(): string;
  /** Waits until its output matches, and returns the match. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** Starts a program that runs until it is stopped. */
export function startProgram(
  command: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): RunningProgram {
  const child = spawn(command, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) =>
    child.on('error', () => resolve()).on('close', () => resolve()),
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      child.emit('said');
    });
  return {
    said: () => said,
    async waitFor(pattern) {
      const signal = AbortSignal.timeout(timeLimit);
      for (;;) {
        const match = pattern.exec(said);
        if (match) return match;
        const isOver = await Promise.race([
          once(child, 'said', { signal }).then(
            () => false,
            () => true,
          ),
          ended.then(() => true),
        ]);
        if (isOver) throw new Error(`${command} did not start. It said: ${said.trim() || 'nothing'}`);
      }
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

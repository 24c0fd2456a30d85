import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Programs of this kind are there within a second or two; a busy machine gets time. */
const timeLimit = 60_000;

export interface RunningProgram {
  /** What it has said so far, on both of its outputs. */
  said(): string;
  /** Waits until it has said something like this, and answers what matched. */
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

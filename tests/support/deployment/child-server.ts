// A server in a process of its own, as `npm run serve` starts it.
import type { ChildProcess } from 'node:child_process';

/** Where the server listens, as soon as it says so. */
export function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (text) => {
      said += text;
    });
    child.stdout?.on('data', (text) => {
      said += text;
      const url = /Serving (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    child.on('close', () => reject(new Error(said)));
  });
}

/** Asks it to stop; returns its exit code. */
export function stopped(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}

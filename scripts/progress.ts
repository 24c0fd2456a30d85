// Progress in the terminal: one line that updates in place, or one line per step if the output is not a
// terminal.
import type { BuildReport } from '#server/prerender/index.ts';

export function terminalReport(out: NodeJS.WriteStream): BuildReport & { end(): void } {
  let step = '';
  let last = 0;
  const isTerminal = out.isTTY === true;
  const show = (text: string) => out.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`);
  return {
    warn: (message) => console.warn(message),
    step(name) {
      if (isTerminal && step) out.write('\n');
      step = name;
      last = 0;
      show(`${step} …`);
    },
    progress(done, total) {
      const now = Date.now();
      // A terminal is updated ten times a second; a log gets a line every five seconds.
      if (done !== total && now - last < (isTerminal ? 100 : 5000)) return;
      if (!isTerminal && last === 0 && done !== total) {
        last = now;
        return;
      }
      last = now;
      show(`${step} … ${done} of ${total}`);
    },
    end() {
      if (isTerminal && step) out.write('\n');
    },
  };
}

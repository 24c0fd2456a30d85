// Limits console output: a loop that prints must not fill the page.

export type OutputLevel = 'log' | 'warn' | 'error';

const mostLines = 200;
const longestLine = 2000;

export function limitOutput(write: (level: OutputLevel, text: string) => void) {
  let count = 0;
  return (level: OutputLevel, text: string): void => {
    count += 1;
    if (count <= mostLines) write(level, text.length > longestLine ? `${text.slice(0, longestLine)}…` : text);
    else if (count === mostLines + 1) write('warn', `Only the first ${mostLines} lines are shown.`);
  };
}

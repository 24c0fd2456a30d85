// Samples the memory of a process and its descendants. Needs Linux's /proc.
import { readFileSync } from 'node:fs';

/** Samples until `stop` is called, which returns the highest total in megabytes; NaN without /proc. */
export function watchMemory(pid: number, everyMs = 100): { stop(): number } {
  let peak = Number.NaN;
  const sample = () => {
    const sum = memoryOf(pid);
    if (!(sum <= peak)) peak = sum;
  };
  const timer = setInterval(sample, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return peak / 1000;
    },
  };
}

/** Kilobytes of a process and its descendants; a process that has just ended counts as zero. */
export function memoryOf(pid: number): number {
  try {
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    return children.map(Number).reduce((sum, child) => sum + (memoryOf(child) || 0), own);
  } catch {
    return Number.NaN;
  }
}

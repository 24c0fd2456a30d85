// How much of the processors was taken while something was measured. Measuring a page takes about one of them; what is
// above that is somebody else's, and makes times longer.
import { cpus } from 'node:os';

interface CpuTimes {
  idle: number;
  total: number;
}

/** Begins to watch; the function it returns says in words how busy the machine was since. */
export function watchOtherWork(): () => string {
  const before = readTimes();
  return () => {
    const now = readTimes();
    const share = 1 - (now.idle - before.idle) / (now.total - before.total);
    return `${(share * cpus().length).toFixed(1)} of ${cpus().length} processors busy`;
  };
}

function readTimes(): CpuTimes {
  return cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      total: sum.total + times.user + times.nice + times.sys + times.idle + times.irq,
    }),
    { idle: 0, total: 0 },
  );
}

// Estimates the CPU load of other programs during a measurement. Measuring a page takes about one core; any
// further load comes from other programs and makes times longer.
import { cpus } from 'node:os';

interface CpuTimes {
  idle: number;
  total: number;
}

/** Starts watching; the returned function describes the load since then. */
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

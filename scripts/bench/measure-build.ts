// Measures a clean build, and a rebuild after one edit.
import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateContent } from './generate-content.ts';
import { type Measurement, row } from './measurement.ts';
import { project } from './project.ts';
import { watchMemory } from './tree-memory.ts';

export interface BuildRun {
  seconds: number;
  /** CPU seconds of all its processes; null if the system does not report them. */
  cpuSeconds: number | null;
  peakMegabytes: number;
  summary: string;
}

/** Runs the build in a separate process. Peak memory is that of all its processes together. */
export function runBuild(contentDir: string, outDir: string): Promise<BuildRun> {
  const started = performance.now();
  const cache = new URL('../compile-cache.js', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', cache, join(project, 'scripts/build.ts')], {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: outDir },
  });
  const memory = watchMemory(child.pid ?? 0);
  const cpuBefore = childrenCpu();
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      const peakMegabytes = memory.stop();
      if (code !== 0) return reject(new Error(`The measured build failed:\n${output}`));
      const summary = /^\d+ pages? .*$/m.exec(output)?.[0] ?? '';
      const cpuAfter = childrenCpu();
      resolve({
        seconds: (performance.now() - started) / 1000,
        cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
        peakMegabytes,
        summary,
      });
    });
  });
}

/** Linux's counter for all ended child processes and their descendants, in hundredths of a second. */
function childrenCpu(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

export async function measureBuild(scratch: string, pages: number): Promise<Measurement[]> {
  const content = join(scratch, `content-${pages}`, 'content');
  const out = join(scratch, `content-${pages}`, 'out');
  generateContent(content, pages);
  const name = pages.toLocaleString('en');

  const cold = await runBuild(content, out);
  const rate = pages / cold.seconds;
  const rows = [
    row(
      `cold build, ${name} pages`,
      `${cold.seconds.toFixed(1)} s, ${rate.toFixed(0)} pages/s`,
      '≥ 100 pages/s',
      rate >= 100,
    ),
    ...processorRow('  processor time', cold, coldProcessorBudget[pages]),
    row(`  peak memory`, `${cold.peakMegabytes.toFixed(0)} MB`, '≤ 940 MB', cold.peakMegabytes <= 940),
  ];

  // The median of three edits counts.
  const runs: BuildRun[] = [];
  for (let i = 0; i < 3; i++) {
    appendFileSync(join(content, '1.section-0/2.page-1.md'), `\nSentence number ${i}.\n`);
    runs.push(await runBuild(content, out));
  }
  const [edited = cold] = runs.toSorted((a, b) => a.seconds - b.seconds).slice(1);
  const budget = rebuildBudget[pages];
  rows.push(
    row(
      `  rebuild after one edit (median of ${runs.length})`,
      `${edited.seconds.toFixed(2)} s (${/\d+ rendered/.exec(edited.summary)?.[0]})`,
      budget === undefined ? null : `≤ ${budget} s`,
      budget === undefined ? null : edited.seconds <= budget,
    ),
    ...processorRow('    processor time', edited),
  );
  rows.push(row('  output', `${(folderSize(join(out, 'static')) / 1e6).toFixed(0)} MB`));
  rmSync(join(scratch, `content-${pages}`), { recursive: true, force: true });
  return rows;
}

/** Seconds, by number of pages. */
const rebuildBudget: Record<number, number> = { 1000: 1, 5000: 2 };
const coldProcessorBudget: Record<number, number> = { 1000: 20 };

/** Empty if the system does not report it. The indentation shows which row it belongs to. */
function processorRow(name: string, { cpuSeconds }: BuildRun, budget?: number): Measurement[] {
  if (cpuSeconds === null) return [];
  const value = `${cpuSeconds.toFixed(1)} s`;
  if (budget === undefined) return [row(name, value)];
  return [row(name, value, `≤ ${budget} s`, cpuSeconds <= budget)];
}

function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

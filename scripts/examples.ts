// `npm run examples`: opens every live example and the start of every exercise in Chromium at each possible width of a result, and writes the
// heights to facts/examples.json, from which the build reserves space for results. Known sources with an
// unchanged frame and files are not measured again; `--all` measures all.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPages } from '#checks/content/checked-page.ts';
import { examplesOf } from '#checks/content/examples/examples.ts';
import { filesNamedIn, surroundings } from '#checks/content/examples/heights.ts';
import { exerciseSources } from '#checks/content/exercises/exercises.ts';
import { exampleKey } from '#pipeline/facts/example-heights.ts';
import { readMeasuredExamples } from '#pipeline/facts/read-facts.ts';
import {
  type ExampleHeights,
  type MeasuredExamples,
  resultHeights,
  resultWidths,
} from '#schema/page/example.ts';
import { parseEnv } from '#server/env.ts';
import { measureExamples } from './examples/measure-examples.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

const file = fileURLToPath(new URL('../facts/examples.json', import.meta.url));

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const before = readMeasuredExamples();
  const now = surroundings(contentDir);
  const sources = new Map<string, { source: string; runsScripts: boolean }>();
  const pages = await readPages(contentDir);
  for (const { fence, intent } of examplesOf(pages)) {
    if (intent.kind !== 'example') continue;
    const { runsScripts } = intent;
    sources.set(exampleKey(fence.code, runsScripts), { source: fence.code, runsScripts });
  }
  for (const source of exerciseSources(pages, contentDir))
    sources.set(exampleKey(source, false), { source, runsScripts: false });
  const isWanted = process.argv.includes('--all') || before.frame !== now.frame;
  const isKnown = (key: string, source: string) =>
    before.heights[key] !== undefined &&
    filesNamedIn(source, now.files).every((name) => before.files[name] === now.files[name]);
  const unknown = [...sources].filter(([key, { source }]) => isWanted || !isKnown(key, source));
  const report = terminalReport(process.stdout);
  if (unknown.length > 0) report.step(`Measuring ${count(unknown.length, 'example')}`);
  const measured = await measureExamples(
    unknown.map(([, example]) => example),
    { contentDir, widths: resultWidths, progress: report.progress },
  );
  report.end();

  const heights: ExampleHeights = {};
  for (const key of sources.keys()) {
    const at = unknown.findIndex(([one]) => one === key);
    heights[key] = at < 0 ? (before.heights[key] ?? 0) : shortened(measured[at] ?? []);
  }
  const named = new Set([...sources.values()].flatMap(({ source }) => filesNamedIn(source, now.files)));
  const files = Object.fromEntries(Object.entries(now.files).filter(([name]) => named.has(name)));
  const text = print({ frame: now.frame, files, heights });
  const isSame = text === readText();
  if (!isSame) writeFileSync(file, text);
  const tall = Object.values(heights).filter((all) => Math.max(...[all].flat()) > resultHeights.max).length;
  console.log(
    `${count(sources.size, 'example')}, ${unknown.length} measured; ${tall} taller than ${resultHeights.max} pixels, which scroll. ${isSame ? 'Nothing has changed.' : 'Written: facts/examples.json'}`,
  );
  return true;
});

function readText(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A single number if the width makes no difference. */
function shortened(heights: number[]): number | number[] {
  return new Set(heights).size === 1 ? (heights[0] ?? 0) : heights;
}

/** One example per line, ordered by key, so that diffs are readable. */
function print({ frame, files, heights }: MeasuredExamples): string {
  return `{\n  "frame": ${JSON.stringify(frame)},\n  "files": ${table(files)},\n  "heights": ${table(heights)}\n}\n`;
}

function table(rows: Record<string, unknown>): string {
  const lines = Object.keys(rows)
    .toSorted()
    .map((key) => `    ${JSON.stringify(key)}: ${JSON.stringify(rows[key]).replaceAll(',', ', ')}`);
  return `{\n${lines.join(',\n')}\n  }`;
}

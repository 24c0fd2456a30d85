// `npm run examples`: opens every live example in Chromium at each of the widths that a result may have, and writes how
// tall it is into facts/examples.json, from which the build takes the room of results. Sources that are known are not
// opened again; `--all` opens them all.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPages } from '#checks/content/checked-page.ts';
import { examplesOf } from '#checks/content/examples/examples.ts';
import { exampleKey } from '#pipeline/facts/example-heights.ts';
import { readExampleHeights } from '#pipeline/facts/read-facts.ts';
import { type ExampleHeights, resultHeights, resultWidths } from '#schema/page/example.ts';
import { parseEnv } from '#server/env.ts';
import { measureExamples } from './examples/measure-examples.ts';
import { terminalReport } from './progress.ts';
import { count, runScript } from './run-script.ts';

const file = fileURLToPath(new URL('../facts/examples.json', import.meta.url));

await runScript(async () => {
  const { contentDir } = parseEnv(process.env, process.cwd());
  const known = process.argv.includes('--all') ? {} : readExampleHeights();
  const sources = new Map<string, { source: string; runsScripts: boolean }>();
  for (const { fence, intent } of examplesOf(await readPages(contentDir))) {
    if (intent.kind !== 'example') continue;
    const { runsScripts } = intent;
    sources.set(exampleKey(fence.code, runsScripts), { source: fence.code, runsScripts });
  }
  const unknown = [...sources].filter(([key]) => known[key] === undefined);
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
    heights[key] = at < 0 ? (known[key] ?? 0) : shortened(measured[at] ?? []);
  }
  const before = readText();
  const text = print(heights);
  if (text !== before) writeFileSync(file, text);
  const tall = Object.values(heights).filter((all) => Math.max(...[all].flat()) > resultHeights.max).length;
  console.log(
    `${count(sources.size, 'example')}, ${unknown.length} measured; ${tall} taller than ${resultHeights.max} pixels, which scroll. ${text === before ? 'Nothing has changed.' : 'Written: facts/examples.json'}`,
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

/** One number where the width makes no difference. */
function shortened(heights: number[]): number | number[] {
  return new Set(heights).size === 1 ? (heights[0] ?? 0) : heights;
}

/** One example a line, in the order of their keys, so that a change shows what it changes. */
function print(heights: ExampleHeights): string {
  const lines = Object.keys(heights)
    .toSorted()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(heights[key]).replaceAll(',', ', ')}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

// `npm run bench -- compare <git ref>`: measures the ref and the work tree in turn, both with the bench of
// the work tree, so that other load on the machine affects both alike. The table shows the change of each row
// and the spread of its runs.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { UserError } from '#lib/user-error.ts';
import { median } from './measurement.ts';
import { projectVariable } from './project.ts';

/** The output of one run: the numeric value of every row, by its label. */
export type Figures = Map<string, { value: number; unit: string }>;

export interface CompareOptions {
  root: string;
  scratch: string;
  ref: string;
  /** Arguments for the benches: the parts to measure. */
  words: readonly string[];
  rounds: number;
}

/** Measures before, now, now, before, and so on; returns the table. */
export async function compare({ root, scratch, ref, words, rounds }: CompareOptions): Promise<string> {
  const before = checkOut(root, join(scratch, 'before'), ref);
  const runs: Record<'before' | 'now', Figures[]> = { before: [], now: [] };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const);
    for (const side of order) {
      console.log(`round ${round + 1} of ${rounds}: ${side === 'before' ? ref : 'the work tree'} …`);
      runs[side].push(readFigures(await runBench(root, side === 'before' ? before : root, words)));
    }
  }
  return comparison(runs.before, runs.now);
}

/** Checks out the sources of a ref and installs its packages. */
function checkOut(root: string, folder: string, ref: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' }).toString();
  let commit: string;
  try {
    commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim();
  } catch (cause) {
    throw new UserError(`There is no commit "${ref}" to compare with.`, { cause });
  }
  git('clone', '--quiet', '--no-checkout', root, folder);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder });
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf(folder))
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Runs the bench of the work tree on one of the two. */
function runBench(root: string, folder: string, words: readonly string[]): Promise<string> {
  const node = join(root, 'node_modules/.bin/node');
  const child = spawn(node, ['--import', './scripts/compile-cache.js', 'scripts/bench/index.ts', ...words], {
    cwd: root,
    env: { ...process.env, [projectVariable]: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  // A run takes a quarter of an hour, so its progress is printed at once, but its table only at the end.
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed += `${line}\n`;
    if (line.startsWith('measuring ')) console.log(`  ${line}`);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(printed)
        : reject(new UserError(`The bench failed in ${folder}; it may be too new for it.\n${printed}`)),
    );
  });
}

/** Rows are cells separated by two spaces; an indented row belongs to the one above it. */
export function readFigures(printed: string): Figures {
  const figures: Figures = new Map();
  const above: { indent: number; words: string }[] = [];
  const table = printed.slice(printed.indexOf('\nWhat '));
  for (const line of table.split('\n').slice(2)) {
    const indent = line.length - line.trimStart().length;
    const [words = '', value = ''] = line.trim().split(/ {2,}/);
    if (words === '') continue;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const what = [...above.map((row) => row.words), words].join(': ');
    above.push({ indent, words });
    const [, number, unit = ''] = /^([\d.,]+) ?([^\s,(]*)/.exec(value) ?? [];
    if (number !== undefined) figures.set(what, { value: Number(number.replaceAll(',', '')), unit });
  }
  return figures;
}

/** One line per row: both medians with their minimum and maximum, and the new one relative to the old. */
export function comparison(before: readonly Figures[], now: readonly Figures[]): string {
  const names = [...(now[0]?.keys() ?? [])].filter((name) => before[0]?.has(name));
  const lines = names.map((name) => {
    const [old, own] = [before, now].map((runs) => summaryOf(runs, name));
    const ratio = old && own && old.median > 0 ? (own.median / old.median).toFixed(2) : '–';
    return [name, old?.text ?? '', own?.text ?? '', ratio];
  });
  const all = [['What', 'Before', 'Now', 'Now ÷ before'], ...lines];
  const widths = [0, 1, 2, 3].map((i) => Math.max(...all.map((line) => line[i]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function summaryOf(runs: readonly Figures[], name: string): { median: number; text: string } {
  const found = runs.map((run) => run.get(name)).filter((figure) => figure !== undefined);
  const values = found.map(({ value }) => value);
  const middle = median(values);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const spread = lowest === highest ? '' : ` (${lowest}–${highest})`;
  return { median: middle, text: `${middle} ${found[0]?.unit ?? ''}${spread}` };
}

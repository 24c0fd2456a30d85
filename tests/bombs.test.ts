// Small files that cost much. Each is read, or refused with a reason, by a process with little memory; a process that
// dies all the same costs one page, never the run.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';

let temp: string;

beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-'));
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

test('a page that ends its process is named, the others are read, and nothing is written', async () => {
  const root = join(temp, 'content');
  const database = join(temp, 'content.sqlite');
  const build = () => buildContent({ root, publicDir: join(temp, 'public'), database, processes: 2 });
  mkdirSync(root);
  for (let index = 0; index < 70; index++) writeFileSync(join(root, `page-${index}.md`), `# Page ${index}\n`);
  expect((await build()).problems).toEqual([]);
  const before = readFileSync(database);

  for (let index = 0; index < 70; index++)
    writeFileSync(join(root, `page-${index}.md`), `# Page ${index}, new\n`);
  writeFileSync(join(root, 'page-7.md'), '# Heavy\n');
  writeFileSync(
    join(root, 'page-8.md'),
    '# Link\n\n[To the heavy page](page-7.md) and [nowhere](gone.md).\n',
  );
  writeFileSync(join(root, 'page-50.md'), '# Heavy too\n');
  const hook = new URL('./support/die-of-heavy-pages.ts', import.meta.url).href;
  vi.stubEnv('NODE_OPTIONS', `--import=${hook}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const result = await build();
  expect(result.ok).toBe(false);
  expect(result.parsed).toBe(70);
  const heavy =
    'The page could not be read: the program that reads it ran out of memory or crashed. Split it, or take out the last thing you changed.';
  expect(result.problems.map((problem) => formatProblem(problem, 'content'))).toEqual([
    `content/page-50.md error: ${heavy}`,
    `content/page-7.md error: ${heavy}`,
    `content/page-8.md:3 error: The link "gone.md" leads to no page or file. Check the path; it starts from this page's folder.`,
  ]);
  expect(readFileSync(database).equals(before)).toBe(true);
});

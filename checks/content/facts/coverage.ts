// Checks completeness: each element has a page, each page an entry in the facts, and the number of pages is
// as planned.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ReferenceFolder, slugOf } from '#pipeline/facts/inventory.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Facts } from '#schema/facts.ts';
import { type PageKind, pageKinds } from '#site/kinds.ts';
import { sectionOf } from '#site/sections.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { countWords } from '../pages/length.ts';
import { questionsOf } from '../pages/questions.ts';

const errorAt = errorFor('check-coverage');

/** The file with the planned number of pages of each kind. */
const coverageFile = 'coverage.yaml';

const wantedPages = z.partialRecord(z.enum(pageKinds), z.number().int());
export type WantedPages = z.infer<typeof wantedPages>;

/** The planned numbers; none if the file does not exist. */
export async function readCoverage(contentDir: string): Promise<WantedPages> {
  try {
    return wantedPages.parse(parse(await readFile(join(contentDir, coverageFile), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Missing pages, pages without a subject, and numbers that have changed. */
export function checkCoverage(pages: readonly CheckedPage[], facts: Facts, wanted: WantedPages): Problem[] {
  const problems: Problem[] = [];
  const inventories = new Set(pages.map((page) => page.front.meta.inventory));
  for (const name of wanted.element === undefined ? [] : Object.keys(facts.elements)) {
    const entry = `elements/${slugOf('elements', name)}`;
    if (!inventories.has(entry)) {
      const message = `The element "${name}" has no page. Write one with "inventory: ${entry}".`;
      problems.push(errorAt({ file: '' }, null, message));
    }
  }
  for (const page of pages) problems.push(...checkInventory(page));
  for (const [kind, count] of Object.entries(wanted)) {
    const found = pages.filter((page) => page.kind === kind).length;
    if (found === count) continue;
    const message = `There are ${found} pages of the kind "${kind}", and the plan has ${count}. Add the missing ones, or change the number.`;
    problems.push(errorAt({ file: coverageFile }, null, message));
  }
  return problems;
}

/** The kinds of pages that are about one entry of the facts. */
const inventoryFolders: Partial<Record<PageKind, ReferenceFolder>> = {
  element: 'elements',
  attribute: 'attributes',
  role: 'roles',
  aria: 'aria',
};

/** Values are below elements or below attributes. */
function folderOfValue(path: string): string | undefined {
  return sectionOf(path)?.path.split('/').at(-1);
}

function checkInventory(page: CheckedPage): Problem[] {
  const { inventory } = page.front.meta;
  const folder = page.kind === 'value' ? folderOfValue(page.path) : inventoryFolders[page.kind];
  if (folder === undefined) {
    if (inventory === undefined) return [];
    const message = `"inventory" belongs to pages about one element, attribute or role; this one needs ${page.path.includes('/elements/') ? 'a hyphen in its name' : 'a name that ends in "-attributes"'} or no "inventory".`;
    return [errorAt(page, page.front.lineOf('inventory'), message)];
  }
  // A value is named below its element or attribute: `elements/input/date`.
  const below = page.path.split('/').slice(page.kind === 'value' ? -2 : -1);
  const wanted = [folder, ...below].join('/');
  if (inventory === wanted) return [];
  return [errorAt(page, page.front.lineOf('inventory') ?? 1, `The page needs "inventory: ${wanted}".`)];
}

/** The table at the end of a run: pages, words, examples and questions of each kind. */
export function coverageTable(pages: readonly CheckedPage[], wanted: WantedPages): string {
  const row = (name: string, own: readonly CheckedPage[], plan?: number) => [
    name,
    plan === undefined ? String(own.length) : `${own.length} of ${plan}`,
    String(own.reduce((sum, page) => sum + countWords(page), 0)),
    String(
      own.reduce((sum, page) => sum + page.fences.filter((fence) => fence.language === 'html').length, 0),
    ),
    String(own.reduce((sum, page) => sum + questionsOf(page).length, 0)),
  ];
  const rows = [
    ['kind', 'pages', 'words', 'examples', 'questions'],
    ...pageKinds.map((kind: PageKind) =>
      row(
        kind,
        pages.filter((page) => page.kind === kind),
        wanted[kind],
      ),
    ),
    row('all', pages),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const line = (cells: string[]) =>
    cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return rows.map((cells) => line(cells).join('  ')).join('\n');
}

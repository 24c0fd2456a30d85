// The measured pages of a built site, one of each typical kind.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface MeasuredPage {
  kind: string;
  path: string;
  file: string;
}

/** Time limits in milliseconds for a kind of page; absent if it has no budget. */
export interface LoadingBudget {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
}

/**
 * As in docs/budgets.md. They are meant for pages of 8 kB; those of the real content are larger, but use the
 * same limits.
 */
const ofArticles: LoadingBudget = { firstPaint: 500, largestPaint: 600, blocking: 30 };
const ofCode: LoadingBudget = { firstPaint: 520, largestPaint: 650, blocking: 50 };

export const loadingBudgets: Readonly<Record<string, LoadingBudget>> = {
  'article of 8 kB': ofArticles,
  'page of code of 8 kB': ofCode,
  article: ofArticles,
  'page full of code': ofCode,
};

/** An article, a page full of code, the largest page of the reference and the home page. */
export function listMeasuredPages(staticDir: string): MeasuredPage[] {
  const documents = readdirSync(staticDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => ({
      path: `/${dirname(name).replaceAll('\\', '/').replace(/^\.$/, '')}`,
      file: join(staticDir, name),
    }))
    .filter(({ file }) => readFileSync(file, 'utf8').includes('class="app"'))
    .map((page) => ({ ...page, size: statSync(`${page.file}.br`).size }))
    .toSorted((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1));
  const of = (kind: string, pages: typeof documents, index: number) => {
    const { path, file } = pages.at(index) ?? {};
    if (path === undefined || file === undefined) throw new Error(`The build has no ${kind}.`);
    return { kind, path, file };
  };
  const under = (folder: string) => documents.filter(({ path }) => path.startsWith(`${folder}/`));
  const lessons = under('/cs/html/getting-started');
  return [
    of('article', lessons, Math.floor(lessons.length / 2)),
    of('page full of code', under('/build-own'), -1),
    of('largest reference page', under('/cs/html'), -1),
    of(
      'home page',
      documents.filter(({ path }) => path === '/'),
      0,
    ),
  ];
}

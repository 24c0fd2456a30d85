// Which checks of a project run on which pages of a folder, and what they have found.
import type { CheckedFolder } from '#learning/folder-check/check-folder.ts';
import type { TextFile } from '#learning/folder-check/folder.ts';
import type { CheckedItem } from '#learning/folder-check/report.ts';
import * as text from '#messages/folder-check.ts';
import { everyPage, otherPages, type ProjectCheck } from '#schema/page/folder-check.ts';
import type { CheckResult, QuestFile } from '#schema/page/quest.ts';
import { everyPageChecks, everyPageSource } from './every-page-checks.ts';
import { filesFor } from './page-files.ts';

export interface Acceptance {
  checks: readonly ProjectCheck[];
  checksSource: string;
}

/** Some checks on one page. */
interface PageRun {
  page: string;
  checks: readonly { id: string }[];
  checksSource: string;
  files: QuestFile[];
  /** Notes a result. */
  take(result: CheckResult): void;
}

interface AcceptancePlan {
  /** The checks in their order, then those of every page; each with what is not right yet on which page. */
  items: CheckedItem[];
  /** How many checks run, each page counted. */
  total: number;
  /** Page by page. The files of a page are only read when it is its turn. */
  runs(): AsyncGenerator<PageRun>;
}

type PlannedItem = CheckedItem & { pages: string[] };

export function planAcceptance(
  { checks, checksSource }: Acceptance,
  folder: Pick<CheckedFolder, 'files' | 'pages' | 'texts'>,
): AcceptancePlan {
  const beginning = (
    check: Pick<ProjectCheck, 'id' | 'passed' | 'page'>,
    milestone: number | null,
  ): PlannedItem => {
    const pages = pagesOf(check.page, folder.pages);
    const isThere = pages.length > 0;
    const words = check.page === otherPages ? text.noOtherPages : text.noPage(check.page);
    return {
      ...{ id: check.id, passed: check.passed, milestone, pages },
      failures: isThere ? [] : [{ file: null, words }],
      state: isThere ? 'passed' : 'failed',
    };
  };
  const parts = [
    { source: checksSource, items: checks.map((check) => beginning(check, check.milestone)) },
    { source: everyPageSource, items: everyPageChecks.map((check) => beginning(check, null)) },
  ];
  const items = parts.flatMap((part) => part.items);
  return {
    items,
    total: items.reduce((sum, { pages }) => sum + pages.length, 0),
    async *runs() {
      for (const page of folder.pages) {
        if (!items.some(({ pages }) => pages.includes(page.path))) continue;
        const files = await filesFor(page, folder);
        for (const part of parts) {
          const due = part.items.filter(({ pages }) => pages.includes(page.path));
          yield {
            ...{ page: page.path, checks: due, checksSource: part.source, files },
            take({ id, state, words }) {
              const item = due.find((one) => one.id === id);
              if (!item || state === 'passed') return;
              item.state = 'failed';
              item.failures.push({ file: page.path, words });
            },
          };
        }
      }
    },
  };
}

function pagesOf(wanted: string, pages: readonly TextFile[]): string[] {
  if (wanted === everyPage) return pages.map(({ path }) => path);
  const own = pages.map(({ path }) => path).filter((path) => path !== '404.html');
  if (wanted === otherPages) return own.filter((path) => path !== 'index.html');
  return pages.some(({ path }) => path === wanted) ? [wanted] : [];
}

// What was found, by milestone, with the next thing to do; on the screen, and as files to save.

import { escapeHtml } from '#lib/escape-html.ts';
import * as text from '#messages/folder-check.ts';
import type { ProjectCheck } from '#schema/page/folder-check.ts';
import type { CheckedFolder } from './check-folder.ts';
import { type Finding, isPage } from './folder.ts';

/** An acceptance check after it ran on all pages that it is about. */
export interface CheckedItem extends Pick<ProjectCheck, 'id' | 'passed'> {
  /** Null for what belongs to every milestone. */
  milestone: number | null;
  state: 'passed' | 'failed';
  /** Where it does not pass yet, with a sentence. */
  failures: { file: string | null; words: string }[];
}

export interface ReportGroup {
  /** Null for what belongs to every milestone. */
  milestone: number | null;
  title: string;
  items: CheckedItem[];
  findings: Finding[];
}

export interface Report {
  folder: string;
  files: number;
  pages: number;
  /** Milestones in their order, then what belongs to all. */
  groups: ReportGroup[];
  toDo: number;
  next: NextStep | null;
}

interface NextStep {
  where: string;
  message: string;
  advice: string;
}

/** Until these are corrected, nothing else can be said. */
const first = new Set([
  'too-many',
  'empty',
  'no-pages',
  'no-index',
  'name-ending',
  'binary-page',
  'empty-page',
]);

export function createReport(
  folder: string,
  { findings, files }: Pick<CheckedFolder, 'findings' | 'files'>,
  items: readonly CheckedItem[],
  titles: readonly string[],
): Report {
  const milestones = [...new Set(items.flatMap(({ milestone }) => milestone ?? []))].toSorted(
    (one, other) => one - other,
  );
  const groups: ReportGroup[] = [
    ...milestones.map((milestone) => ({
      milestone,
      title: text.milestone(milestone, titles[milestone - 1] ?? ''),
      items: items.filter((item) => item.milestone === milestone),
      findings: [],
    })),
    {
      ...{ milestone: null, title: text.everyMilestone, findings },
      items: items.filter(({ milestone }) => milestone === null),
    },
  ];
  const failed = items.filter(({ state }) => state === 'failed');
  return {
    ...{ folder, files: files.length, pages: files.filter(({ path }) => isPage(path)).length, groups },
    toDo: findings.length + failed.length,
    next: nextOf(findings, failed),
  };
}

/** First what hides everything else, then what the browser repairs, then the milestones in their order, then the rest. */
function nextOf(findings: readonly Finding[], failed: readonly CheckedItem[]): NextStep | null {
  const urgent = findings.find(({ rule }) => first.has(rule)) ?? findings.find(({ rule }) => rule === 'html');
  const item = failed.toSorted(
    (one, other) => (one.milestone ?? Infinity) - (other.milestone ?? Infinity),
  )[0];
  if (!urgent && item) {
    const [failure] = item.failures;
    return { where: failure?.file ?? text.wholeFolder, message: failure?.words ?? '', advice: '' };
  }
  const finding = urgent ?? findings[0];
  return finding ? { where: placeOf(finding), message: finding.message, advice: finding.advice } : null;
}

export function placeOf({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  if (file === null) return text.wholeFolder;
  return line === null ? file : text.lineOf(file, line);
}

export function countOf({ items, findings, milestone }: ReportGroup): string {
  const passed = items.filter(({ state }) => state === 'passed').length;
  if (milestone !== null) return text.passedOf(passed, items.length);
  const count = findings.length + items.length - passed;
  return count === 0 ? text.noProblems : text.problems(count);
}

/** The lines of one entry: what, where, what to do. */
function linesOf({ items, findings }: ReportGroup): string[] {
  return [
    ...items.flatMap(({ passed, state, failures }) => [
      `${state === 'passed' ? text.passed : text.notYet}: ${passed}`,
      ...failures.map(({ file, words }) => `  ${file ?? text.wholeFolder}: ${words}`),
    ]),
    ...findings.map((finding) => `${placeOf(finding)}: ${finding.message} ${finding.advice}`),
  ];
}

function summaryOf({ toDo, files, pages }: Report): string {
  return `${toDo === 0 ? text.allRight : text.toDo(toDo)} (${text.counts(files, pages)})`;
}

export function reportAsText(report: Report): string {
  const parts = report.groups.map((group) =>
    [`${group.title} (${countOf(group)})`, ...linesOf(group)].join('\n'),
  );
  return `${[text.reportOf(report.folder), summaryOf(report), '', parts.join('\n\n')].join('\n')}\n`.replaceAll(
    '`',
    '',
  );
}

export function reportAsHtml(report: Report): string {
  const title = escapeHtml(text.reportOf(report.folder));
  const marked = (line: string) => escapeHtml(line).replace(/`([^`]+)`/g, '<code>$1</code>');
  const parts = report.groups.map(
    (group) =>
      `<h2>${escapeHtml(`${group.title} (${countOf(group)})`)}</h2>\n<ul>\n${linesOf(group)
        .map((line) => `<li>${marked(line.trim())}</li>`)
        .join('\n')}\n</ul>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(summaryOf(report))}</p>
${parts.join('\n')}
</body>
</html>
`;
}

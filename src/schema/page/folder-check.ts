// The check of a project's folder: what a page contains about it.
import type { QuestCheck } from './quest.ts';

/** The pages that a check looks at: one file, every page, or every page but the first. */
type CheckedPages = string;

/** Stands for all pages except the one for wrong addresses. */
export const everyPage = 'every';
/** Every page but `index.html`. */
export const otherPages = 'others';

/** An acceptance check of a project: that of a quest, with its milestone and its pages. */
export interface ProjectCheck extends QuestCheck {
  /** Counted from 1. */
  milestone: number;
  page: CheckedPages;
}

/** The file with the checks, in the folder that is named like the page. */
export const projectChecksFile = 'checks.js';

/** The archive with which readers can begin. */
export interface Starter {
  href: string;
  bytes: number;
}

// A quest as data: what its workspace needs, and what the checks say about an answer. The build writes one such file
// per quest, which is fetched when a reader starts to work.

/** A text file of an answer, such as `index.html` or `script.js`. The first one of a list is the page. */
export interface QuestFile {
  name: string;
  text: string;
}

/** A check as it is listed before it has run. */
export interface QuestCheck {
  id: string;
  /** A few words, such as “One level 1”. */
  title: string;
  /** What is true of the page once the check passes. */
  passed: string;
}

/** What the page of a quest says about it before anything of it is loaded. The pipeline puts it there, never an author. */
export interface QuestSummary {
  /** Where its data is. */
  address: string;
  checks: QuestCheck[];
  /** The names of the files of its starter, the page first. */
  files: string[];
}

interface QuestSolution {
  /** `a` or `b`. */
  name: string;
  title: string;
  files: QuestFile[];
  /** HTML: what differs from the other solution. */
  about: string;
}

export interface QuestHint {
  title: string;
  /** HTML. */
  html: string;
}

export interface Quest {
  slug: string;
  /** The address of its page. */
  path: string;
  title: string;
  /** A hash of the starter and the checks: a draft of another version was begun with another task. */
  version: string;
  starter: QuestFile[];
  checks: QuestCheck[];
  hints: QuestHint[];
  solutions: QuestSolution[];
  /** The module with the checks, as its author wrote it. */
  checksSource: string;
}

/** `broken`: the check did not come to an answer, which says nothing about the page. */
type CheckState = 'passed' | 'failed' | 'broken';

export interface CheckResult {
  id: string;
  state: CheckState;
  /** A sentence for the reader: what is right, or what somebody who uses the page would notice. */
  words: string;
  /** Of a broken one: the page never came to an end, which is the fault of the page, not of the check. */
  isEndless?: true;
}

/** The document in which an answer is checked. */
export const questFramePath = '/_example/quest.html';

/** What the page tells the frame: run one check on these files. */
export interface QuestOrder {
  questOrder: 'run';
  files: QuestFile[];
  checksSource: string;
  check: string;
}

/** What the frame tells the page. */
export type QuestNews =
  /** It can take an order. */
  | { quest: 'ready' }
  /** The check wants to see the page at another size; the frame waits for its `resize`. */
  | { quest: 'size'; width: number; height: number }
  /** The check is done. A frame in which something was done is not used again. */
  | { quest: 'done'; result: CheckResult; isUsed: boolean };

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

export interface QuestSolution {
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
export type CheckState = 'passed' | 'failed' | 'broken';

export interface CheckResult {
  id: string;
  state: CheckState;
  /** A sentence for the reader: what is right, or what somebody who uses the page would notice. */
  words: string;
}

// Learning data stored on the reader's device. Every mark is a separate entry with its time, so that two tabs
// never overwrite each other's marks and the newer of two marks wins.

/** A file written by the reader. */
export interface DraftFile {
  name: string;
  text: string;
}

interface Keyed<Kind extends string> {
  kind: Kind;
  /** The address of the page; for a draft, the address it is a draft of. */
  path: string;
  /** The item on the page; empty for the page itself. */
  id: string;
  /** When it was set, in milliseconds since 1970. */
  at: number;
}

/** Whether the page is done. Undoing keeps the entry with `isDone: false`. */
interface DoneEntry extends Keyed<'done'> {
  isDone: boolean;
}

/** A checklist item. */
interface TickEntry extends Keyed<'tick'> {
  isTicked: boolean;
}

/** The last answer to a question, and whether it was right. */
interface AnswerEntry extends Keyed<'answer'> {
  answer: string;
  isRight: boolean;
}

/** An exercise of a lesson. Undoing keeps the entry with `isDone: false`. */
interface ExerciseEntry extends Keyed<'exercise'> {
  isDone: boolean;
}

/** The number of passed checks in a quest's last run. */
interface ChecksEntry extends Keyed<'checks'> {
  passed: number;
  total: number;
}

/** The reader's own text. A second draft of the same thing gets an id of its own. */
export interface DraftEntry extends Keyed<'draft'> {
  files: DraftFile[];
}

/**
 * The page that the reader opened last in a section; its path is the section's, so there is one per section.
 */
interface LastPageEntry extends Keyed<'last'> {
  page: string;
}

/** The review schedule of a question from a finished lesson. Times are in milliseconds. */
export interface CardEntry extends Keyed<'card'> {
  due: number;
  stability: number;
  difficulty: number;
  /** Days between the last review and the next one. */
  days: number;
  reps: number;
  lapses: number;
  state: number;
  /** The time of the last review; 0 if there was none. */
  reviewed: number;
}

export type Entry =
  | DoneEntry
  | TickEntry
  | AnswerEntry
  | ExerciseEntry
  | ChecksEntry
  | DraftEntry
  | LastPageEntry
  | CardEntry;
export type EntryKind = Entry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;

/** Higher than any page needs. Each check is a block in the progress table, and each file a tab. */
export const entryLimits = { checks: 1000, files: 100 } as const;

/**
 * The ids of drafts and review cards of exercises begin like this: they are neither versions of a draft of the page
 * nor questions.
 */
export const exercisePrefix = 'exercise/';

/** The ids of files that are kept for a step of a guide besides the draft of it begin like this. */
export const stepPrefix = 'step/';

/** The unique key of an entry; a later entry replaces an earlier one with the same key. */
export function keyOf({ kind, path, id }: Pick<Entry, 'kind' | 'path' | 'id'>): [EntryKind, string, string] {
  return [kind, path, id];
}

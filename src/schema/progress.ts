// What a reader's device keeps about their learning. Every mark is an entry of its own with its time, so that two tabs
// never overwrite each other's marks, and of two marks of the same thing the newer one wins.

/** A file that the reader has written. */
export interface DraftFile {
  name: string;
  text: string;
}

interface Keyed<Kind extends string> {
  kind: Kind;
  /** The address of the page; of a draft, whatever it is a draft of. */
  path: string;
  /** What on the page; empty for the page itself. */
  id: string;
  /** When it was marked, in milliseconds since 1970. */
  at: number;
}

/** Whether the page is done. A mark that was taken back stays as one that says no. */
interface DoneEntry extends Keyed<'done'> {
  isDone: boolean;
}

/** An item of a list that the reader ticks. */
interface TickEntry extends Keyed<'tick'> {
  isTicked: boolean;
}

/** The last answer to a question, and whether it was right. */
interface AnswerEntry extends Keyed<'answer'> {
  answer: string;
  isRight: boolean;
}

/** How many checks of a quest passed when they last ran. */
interface ChecksEntry extends Keyed<'checks'> {
  passed: number;
  total: number;
}

/** What the reader wrote. A second draft of the same thing has an id of its own. */
export interface DraftEntry extends Keyed<'draft'> {
  files: DraftFile[];
}

/** The page that the reader opened last; its path is the section, so that there is one a section. */
interface LastPageEntry extends Keyed<'last'> {
  page: string;
}

/** When a question of a finished lesson comes again, and what that is reckoned from. Times in milliseconds. */
export interface CardEntry extends Keyed<'card'> {
  due: number;
  stability: number;
  difficulty: number;
  /** Days between the last review and the next one. */
  days: number;
  reps: number;
  lapses: number;
  state: number;
  /** When it was last reviewed; 0 before that. */
  reviewed: number;
}

export type Entry =
  | DoneEntry
  | TickEntry
  | AnswerEntry
  | ChecksEntry
  | DraftEntry
  | LastPageEntry
  | CardEntry;
export type EntryKind = Entry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;

/** What tells entries apart; a later one takes the place of an earlier one with the same key. */
export function keyOf({ kind, path, id }: Pick<Entry, 'kind' | 'path' | 'id'>): [EntryKind, string, string] {
  return [kind, path, id];
}

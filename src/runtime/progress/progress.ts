// What the reader has done, in the words of the site. Every change is told to whoever listens, in this tab and in others.
import { isOwnPath } from '#lib/address/own-path.ts';
import {
  type CardEntry,
  type DraftEntry,
  type DraftFile,
  type Entry,
  type EntryKind,
  type EntryOf,
  exercisePrefix,
} from '#schema/progress.ts';
import { sectionOf } from '#site/sections.ts';
import type { LastingStore } from './lasting-store.ts';
import { type PageSummary, usableSummaries } from './page-summary.ts';
import { parseEntry } from './parse-entry.ts';
import type { ProgressSign } from './progress-sign.ts';
import { newCard } from './review-days.ts';

/** What has changed; both null: anything may have. */
export interface Change {
  kind: EntryKind | null;
  path: string | null;
}

export interface Progress {
  /** False where the browser keeps nothing: it is all gone when the document is. */
  readonly isKept: boolean;
  /** Whether that is because a newer version of the site, in another tab, keeps it now. */
  readonly isOutdated: boolean;
  /** Everything, except for entries that an import would refuse. */
  list(): Promise<Entry[]>;
  /** Everything in short: one summary for each page. */
  listPages(): Promise<PageSummary[]>;
  isEmpty(): Promise<boolean>;

  /** When the page was marked as done; null while it is not. */
  doneAt(path: string): Promise<number | null>;
  isDone(path: string): Promise<boolean>;
  setDone(path: string, isDone: boolean): Promise<void>;

  /** The names of the ticked items of a page. */
  readTicks(path: string): Promise<Set<string>>;
  /** `items`: how many of the page are ticked then. Both are kept, or neither. */
  setTick(
    path: string,
    id: string,
    isTicked: boolean,
    items?: { passed: number; total: number },
  ): Promise<void>;

  /** The last answers on a page, by question. */
  readAnswers(path: string): Promise<Map<string, { answer: string; isRight: boolean }>>;
  setAnswer(path: string, question: string, answer: string, isRight: boolean): Promise<void>;

  /** The ids of the exercises of a page that are done. */
  readDoneExercises(path: string): Promise<Set<string>>;
  /** The exercise is done, and comes back in the review. */
  setExerciseDone(path: string, exercise: string): Promise<void>;
  /** What the reader has written in an exercise; null if nothing is saved. */
  readExerciseDraft(path: string, exercise: string): Promise<DraftFile[] | null>;
  writeExerciseDraft(path: string, exercise: string, files: readonly DraftFile[]): Promise<void>;

  /** How many checks of a quest passed when they last ran; null before that. */
  readChecks(path: string): Promise<{ passed: number; total: number } | null>;
  setChecks(path: string, passed: number, total: number): Promise<void>;

  /** What was last written; null when nothing is kept. */
  readDraft(key: string): Promise<DraftFile[] | null>;
  writeDraft(key: string, files: readonly DraftFile[]): Promise<void>;
  /** Writes several drafts of the same thing, all or none. */
  writeDrafts(key: string, drafts: readonly { id: string; files: readonly DraftFile[] }[]): Promise<void>;
  /** All drafts of the same thing, the newest first: an import may have brought a second one. */
  listDrafts(key: string): Promise<DraftEntry[]>;

  /** Takes up the questions of a page for review; those that are in it already stay as they are. */
  startReview(path: string, questions: readonly string[]): Promise<void>;
  /** The questions of a page that come again. */
  listCards(path: string): Promise<CardEntry[]>;
  /** What a review has changed. */
  setCard(card: CardEntry): Promise<void>;

  /** The pages that were opened last, one a section, the latest first. */
  readLastPages(): Promise<{ page: string; at: number }[]>;
  /** Other tabs hear of it. */
  setLastPage(page: string): Promise<void>;

  /** Adds what is made of everything kept, as one step. */
  update(make: (kept: readonly Entry[]) => readonly Entry[]): Promise<void>;
  /** Removes everything from this device. */
  forget(): Promise<void>;

  /** Calls back after every change in this or another tab, and says in which; returns how to stop. */
  listen(callback: (change: Change, isElsewhere: boolean) => void): () => void;
  /** Calls back once, at the first change that is not kept; returns how to stop. */
  onUnkept(callback: () => void): () => void;
}

interface ProgressParts {
  store: LastingStore;
  sign: ProgressSign;
  /** To the other tabs; null where the browser has none. */
  channel: BroadcastChannel | null;
  now(): number;
}

export function createProgress({ store, sign, channel, now }: ProgressParts): Progress {
  const listeners = new Set<(change: Change, isElsewhere: boolean) => void>();
  const unkeptListeners = new Set<() => void>();
  let wasToldUnkept = false;

  const tellHere = (change: Change, isElsewhere = false) => {
    for (const listener of [...listeners]) listener(change, isElsewhere);
  };
  const tellOthers = (change: Change) => {
    channel?.postMessage(change);
    if (store.isKept || wasToldUnkept || unkeptListeners.size === 0) return;
    wasToldUnkept = true;
    for (const listener of [...unkeptListeners]) listener();
  };
  const tell = (change: Change) => {
    tellHere(change);
    tellOthers(change);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) tellHere(data, true);
  });

  /** All about one page. */
  const putAll = async (entries: readonly Entry[], say = tell) => {
    await store.put(entries);
    if (store.isKept) sign.set(true);
    for (const [kind, [entry]] of Map.groupBy(entries, (one) => one.kind))
      if (entry) say({ kind, path: entry.path });
  };
  const put = (entry: Entry, say = tell) => putAll([entry], say);
  const writeDrafts: Progress['writeDrafts'] = (path, drafts) => {
    const at = now();
    return putAll(drafts.map(({ id, files }) => ({ kind: 'draft', path, id, at, files: [...files] })));
  };
  const find = async <Kind extends EntryKind>(kind: Kind, path: string): Promise<EntryOf<Kind> | null> =>
    (await store.list(kind, path)).find(({ id }) => id === '') ?? null;
  const doneAt = async (path: string) => {
    const entry = await find('done', path);
    return entry?.isDone ? entry.at : null;
  };

  return {
    get isKept() {
      return store.isKept;
    },
    get isOutdated() {
      return store.isOutdated;
    },
    list: async () => (await store.listAll()).filter((entry) => typeof parseEntry(entry) !== 'string'),
    listPages: async () => usableSummaries(await store.listPages()),
    isEmpty: () => store.isEmpty(),

    doneAt,
    isDone: async (path) => (await doneAt(path)) !== null,
    setDone: (path, isDone) => put({ kind: 'done', path, id: '', at: now(), isDone }),

    async readTicks(path) {
      const ticks = await store.list('tick', path);
      return new Set(ticks.filter(({ isTicked }) => isTicked).map(({ id }) => id));
    },
    setTick(path, id, isTicked, items) {
      const at = now();
      const tick: Entry = { kind: 'tick', path, id, at, isTicked };
      return putAll(items ? [tick, { kind: 'checks', path, id: '', at, ...items }] : [tick]);
    },

    async readAnswers(path) {
      const answers = await store.list('answer', path);
      return new Map(answers.map(({ id, answer, isRight }) => [id, { answer, isRight }]));
    },
    setAnswer: (path, question, answer, isRight) =>
      put({ kind: 'answer', path, id: question, at: now(), answer, isRight }),

    async readDoneExercises(path) {
      const exercises = await store.list('exercise', path);
      return new Set(exercises.filter(({ isDone }) => isDone).map(({ id }) => id));
    },
    async setExerciseDone(path, exercise) {
      const at = now();
      const id = exercisePrefix + exercise;
      const isInReview = (await store.list('card', path)).some((card) => card.id === id);
      await putAll([
        { kind: 'exercise', path, id: exercise, at, isDone: true },
        ...(isInReview ? [] : [newCard(path, id, at)]),
      ]);
    },
    async readExerciseDraft(path, exercise) {
      const drafts = await store.list('draft', path);
      return drafts.find(({ id }) => id === exercisePrefix + exercise)?.files ?? null;
    },
    writeExerciseDraft: (path, exercise, files) =>
      writeDrafts(path, [{ id: exercisePrefix + exercise, files }]),

    async readChecks(path) {
      const entry = await find('checks', path);
      return entry && { passed: entry.passed, total: entry.total };
    },
    setChecks: (path, passed, total) => put({ kind: 'checks', path, id: '', at: now(), passed, total }),

    readDraft: async (key) => (await find('draft', key))?.files ?? null,
    writeDraft: (key, files) => writeDrafts(key, [{ id: '', files }]),
    writeDrafts,
    listDrafts: async (key) => (await store.list('draft', key)).sort(latestFirst),

    async startReview(path, questions) {
      const known = new Set((await store.list('card', path)).map(({ id }) => id));
      const at = now();
      const added = questions.filter((name) => !known.has(name)).map((name) => newCard(path, name, at));
      if (added.length > 0) await putAll(added);
    },
    listCards: (path) => store.list('card', path),
    setCard: (card) => put({ ...card, at: now() }),

    async readLastPages() {
      const pages = await store.list('last');
      return pages
        .filter(({ page }) => isOwnPath(page))
        .sort(latestFirst)
        .map(({ page, at }) => ({ page, at }));
    },
    // Nothing on the page that was opened says so.
    setLastPage: (page) =>
      put({ kind: 'last', path: sectionOf(page)?.path ?? '', id: '', at: now(), page }, tellOthers),

    async update(make) {
      await store.update(make);
      if (store.isKept) sign.set(true);
      tell({ kind: null, path: null });
    },
    async forget() {
      await store.clear();
      // What a newer version keeps is still there.
      if (!store.isOutdated) sign.set(false);
      tell({ kind: null, path: null });
    },

    listen(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    onUnkept(callback) {
      unkeptListeners.add(callback);
      return () => unkeptListeners.delete(callback);
    },
  };
}

function latestFirst(one: { at: number }, other: { at: number }): number {
  return other.at - one.at;
}

/** A tab of another build may say something we do not know. */
function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('path' in value)) return false;
  return [value.kind, value.path].every((part) => part === null || typeof part === 'string');
}

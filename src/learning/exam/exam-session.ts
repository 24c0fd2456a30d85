// An exam on its page: loads what is saved and the questions, and saves every answer at once.

import { createStore } from '#lib/store.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import type { PageBundle } from '#schema/page/page-data.ts';
import { certificateNumber } from './certificate-number.ts';
import {
  type Attempt,
  drawAttempt,
  type ExamAction,
  type ExamTopic,
  reduceAttempt,
  resumeAttempt,
  type Score,
  scoreOf,
} from './exam-state.ts';
import { readBank } from './read-bank.ts';
import { answersInShort, betterOf, type PassedExam, readSavedExam, savedFiles } from './saved-exam.ts';

/** What the author has written. */
export interface ExamSettings {
  path: string;
  course: string;
  questions: number;
  pass: number;
  /** The project that belongs to the certificate; empty if none does. */
  capstone: string;
  /** The first part of the number on the certificate. */
  code: string;
  /** The pages with the questions. */
  topics: readonly string[];
}

export interface ExamView {
  phase: 'start' | 'loading' | 'failed' | 'too few' | 'asking' | 'result';
  topics: readonly ExamTopic[];
  attempt: Attempt | null;
  score: Score | null;
  passed: PassedExam | null;
  /** Whether the capstone project is done; null until that is known. */
  isCapstoneDone: boolean | null;
  name: string;
  /** The number on the certificate; null while it is computed or if the browser cannot. */
  number: string | null;
}

type ExamProgress = Pick<
  Progress,
  'readDraft' | 'writeDraft' | 'doneAt' | 'setDone' | 'setChecks' | 'startReview' | 'listen'
>;

export interface ExamServices {
  openProgress(): Promise<ExamProgress>;
  /** Whether anything is saved on this device. */
  isAny: boolean;
  loadPage(path: string): Promise<PageBundle>;
  now(): number;
}

export type ExamSession = ReturnType<typeof createExamSession>;

export function createExamSession(settings: ExamSettings, services: ExamServices) {
  const { path, questions, pass, capstone, code } = settings;
  const { openProgress, now } = services;
  const store = createStore<ExamView>({
    ...{ phase: 'start', topics: [], attempt: null, score: null, passed: null },
    ...{ isCapstoneDone: null, name: '', number: null },
  });
  const change = (changed: Partial<ExamView>) => store.set({ ...store.get(), ...changed });

  /** Writes are queued, so that the last answer is the one that stays. */
  let saving: Promise<void> = Promise.resolve();
  const save = () => {
    const { attempt, passed, name } = store.get();
    const files = savedFiles({ attempt, passed, name });
    saving = saving.then(async () => (await openProgress()).writeDraft(path, files)).catch(() => {});
    return saving;
  };

  const updateNumber = async () => {
    const { passed, name } = store.get();
    if (!passed) return;
    const done = capstone ? await (await openProgress()).doneAt(capstone) : 0;
    change({ isCapstoneDone: done !== null });
    const number = await certificateNumber(code, [
      path,
      name,
      passed.answers,
      `${passed.right}/${passed.total}`,
      passed.at,
      done ?? 0,
    ]);
    // The name may have changed meanwhile.
    if (store.get().name === name) change({ number });
  };

  const loadTopics = async (): Promise<readonly ExamTopic[] | null> => {
    const { topics } = store.get();
    if (topics.length > 0) return topics;
    change({ phase: 'loading' });
    try {
      const loaded = await readBank(settings.topics, services.loadPage);
      change({ topics: loaded });
      return loaded;
    } catch {
      change({ phase: 'failed' });
      return null;
    }
  };

  const begin = async (again: boolean) => {
    const saved = store.get().attempt;
    const topics = await loadTopics();
    if (!topics) return;
    const isGoing = saved !== null && saved.endedAt === null && !again;
    const attempt = isGoing ? resumeAttempt(saved, topics) : drawAttempt(topics, questions, now());
    if (!attempt) {
      change({ phase: 'too few' });
      return;
    }
    change({ phase: 'asking', attempt, score: null });
    await save();
  };

  const handIn = async () => {
    const { attempt, topics, passed } = store.get();
    if (!attempt || attempt.endedAt !== null) return;
    const ended = reduceAttempt(attempt, { type: 'handed in', now: now() });
    const score = scoreOf(ended, topics);
    const isPassed = score.right >= pass;
    const result = {
      right: score.right,
      total: score.total,
      at: ended.endedAt ?? 0,
      answers: answersInShort(ended),
    };
    change({
      phase: 'result',
      attempt: ended,
      score,
      passed: isPassed ? betterOf(passed, result) : passed,
    });
    await save();
    const progress = await openProgress();
    await progress.setChecks(path, score.right, score.total);
    if (isPassed) await progress.setDone(path, true);
    const wrong = score.wrong.flatMap((at) => ended.questions[at] ?? []);
    for (const [topic, drawn] of Map.groupBy(wrong, (question) => question.path))
      await progress.startReview(
        topic,
        drawn.map(({ id }) => id),
      );
    await updateNumber();
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    total: () =>
      settings.topics.reduce((sum, _, at) => sum + (store.get().topics[at]?.questions.length ?? 0), 0),
    /** Shows what is saved from earlier visits. */
    async recall(): Promise<void> {
      if (!services.isAny) return;
      const progress = await openProgress();
      const saved = readSavedExam(await progress.readDraft(path));
      // The reader may have begun meanwhile.
      if (store.get().phase !== 'start' || store.get().attempt) return;
      change(saved);
      await updateNumber();
      if (saved.attempt?.endedAt == null) return;
      const topics = await loadTopics();
      const attempt = topics && resumeAttempt(saved.attempt, topics);
      // The answers of an attempt with questions that have changed can't be shown any more.
      if (attempt === saved.attempt && topics) change({ phase: 'result', score: scoreOf(attempt, topics) });
      else if (topics) change({ phase: 'start', attempt: null });
    },
    /** Starts or continues an attempt. */
    start: () => begin(false),
    again: () => begin(true),
    act(action: Exclude<ExamAction, { type: 'handed in' }>): void {
      const { attempt, phase } = store.get();
      if (!attempt || phase !== 'asking') return;
      change({ attempt: reduceAttempt(attempt, action) });
      void save();
    },
    handIn,
    rename(name: string): void {
      change({ name });
      void save();
      void updateNumber();
    },
  };
}

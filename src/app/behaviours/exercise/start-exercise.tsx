// Makes the card of an exercise work: one file with checks, lines to choose from, or parts to order.
import '#styles/with-scripts/exercise.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '#lib/store.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import { createRunGuard } from '#runtime/run-guard.ts';
import { exerciseFile, isChecked } from '#schema/page/exercise.ts';
import type { CheckResult } from '#schema/page/quest.ts';
import { IconSourceContext } from '#ui/icon.tsx';
import { type Workbench, WorkbenchContext } from '#workbench/parts/workbench-context.ts';
import { isSolved, scoreOf } from '#workbench/state/score.ts';
import { createWorkbenchState } from '#workbench/state/workbench-state.ts';
import { createWorkbenchStore } from '#workbench/state/workbench-store.ts';
import type { SiteProgress } from '../../progress/site-progress.ts';
import { answerDocument, hasScripts } from '../quest/answer-document.ts';
import { runChecks } from '../quest/run-checks.ts';
import { answerToCheck } from '../quest/workspace/saved-answer.ts';
import { createServices } from '../workbench/browser-services.ts';
import { createResult } from '../workbench/result.ts';
import { AnswerExercise, FileExercise } from './exercise.tsx';
import { recallExercise, saveExercise, saveExerciseDraft } from './exercise-progress.ts';
import { type ExerciseAction, initialExercise, reduceExercise } from './exercise-state.ts';
import { type ExerciseCard, readCard } from './read-card.ts';

/** Milliseconds without typing before the result follows and the text is saved. */
const followAfter = 400;

export interface ExerciseServices {
  /** The address of the page that the exercise is on. */
  path: string;
  progress: Pick<SiteProgress, 'isAny' | 'open'>;
  icons: IconStore;
  /** In the review, where the exercise begins from the start again: called when it is solved. */
  solved?(): void;
}

/** Returns a function that removes it and restores the card. */
export function startExercise(root: HTMLElement, services: ExerciseServices): () => void {
  const work = root.querySelector<HTMLElement>('.exercise-work');
  const score = root.querySelector<HTMLElement>('.exercise-score');
  if (!work || !score) return () => {};
  const card = readCard(root);
  const served = [work.innerHTML, score.innerHTML];
  const leaving = new AbortController();
  const begin = isChecked(card.kind) ? startFile : startAnswer;
  const node = begin(card, { ...services, root, score, leaving: leaving.signal });
  const focused = [...work.querySelectorAll('input, button')].indexOf(document.activeElement ?? root);
  score.replaceChildren();
  const rendered = createRoot(work);
  flushSync(() => rendered.render(<IconSourceContext value={services.icons}>{node}</IconSourceContext>));
  if (focused >= 0) work.querySelectorAll<HTMLElement>('input, button:not(li *)')[focused]?.focus();
  return () => {
    leaving.abort();
    rendered.unmount();
    // Restores the server's markup, because it is read again when the page is shown again.
    [work.innerHTML = '', score.innerHTML = ''] = served;
  };
}

interface Parts extends ExerciseServices {
  root: HTMLElement;
  score: HTMLElement;
  leaving: AbortSignal;
}

function startAnswer(card: ExerciseCard, parts: Parts): ReactNode {
  const store = createStore(initialExercise(card.mixed, card.chosen));
  const dispatch = (action: ExerciseAction) => {
    const before = store.get();
    const after = reduceExercise(before, action);
    if (after === before) return;
    store.set(after);
    if (after.verdict === 'right' && before.verdict !== 'right') void saveExercise(card.id, parts);
  };
  void recallExercise(card.id, parts).then(({ isDone }) => {
    if (isDone) dispatch({ type: 'recall' });
  });
  return <AnswerExercise {...{ card, store, dispatch, place: parts.score }} />;
}

function startFile(card: ExerciseCard, parts: Parts): ReactNode {
  const { path, root, leaving } = parts;
  const starter = [{ name: exerciseFile, text: card.starter }];
  const store = createWorkbenchStore(createWorkbenchState({ starter, checks: card.checks }));
  const guard = createRunGuard(`${path}#${card.id}`);
  const result = createResult({
    ...{ store, guard, followAfter, runsAtFirst: false },
    document: () => answerDocument(store.get().files),
    hasScripts: () => hasScripts(store.get().files),
    placeOf: () => '',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepDraft = async () => {
    const files = store.get().files.map(({ name, text }) => ({ name, text }));
    await saveExerciseDraft(card.id, files, parts);
  };
  let running: AbortController | undefined;
  const run = async () => {
    running?.abort();
    const ours = new AbortController();
    running = ours;
    const signal = AbortSignal.any([leaving, ours.signal]);
    // A click from before this script came must not check the starter in place of the reader's own text.
    await recalled;
    if (signal.aborted) return;
    const results: CheckResult[] = [];
    store.dispatch({ type: 'begin-run' });
    const { files, ...options } = await answerToCheck({}, store.get().files);
    await runChecks({ checks: card.checks, checksSource: card.checksSource }, files, {
      ...{ signal, ...options },
      onResult(one) {
        if (signal.aborted) return;
        results.push(one);
        store.dispatch({ type: 'check-result', result: one });
      },
    }).catch((error: unknown) => console.error(error));
    if (signal.aborted) return;
    const score = scoreOf(results, card.checks.length);
    const isRight = isSolved(score);
    const sentence = `${score.passed} of ${score.total} checks pass.`;
    const status = isRight ? `${sentence} The exercise is done.` : sentence;
    store.dispatch({ type: 'end-run', status, time: '', isSolved: isRight });
    if (isRight) await saveExercise(card.id, parts);
  };
  const services = createServices({
    attachResult: result.attach,
    attachAssistive: () => {},
    hasPage: async () => false,
  });
  const workbench: Workbench = {
    store,
    editors: new Map(),
    labels: { [exerciseFile]: `Code: ${card.title}` },
    runHelp: 'Ctrl+Enter checks your answer.',
    handlers: {
      edited() {
        result.follow();
        clearTimeout(timer);
        timer = setTimeout(() => void keepDraft(), followAfter);
      },
      run: () => void run(),
      reset() {
        running?.abort();
        store.dispatch({ type: 'replace-files', files: starter });
        result.show(false);
        void keepDraft();
      },
      act: () => result.show(true),
    },
    services: {
      ...services,
      async loadEditor(name) {
        const open = await services.loadEditor(name);
        // As the code was on the page before, so that it keeps its height.
        return (options) => open({ ...options, wraps: true });
      },
      whenNeeded: () => firstFocus(root),
    },
  };
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // The editor would insert a line.
      event.stopPropagation();
      void run();
    },
    { signal: leaving, capture: true },
  );
  leaving.addEventListener('abort', () => {
    clearTimeout(timer);
    guard.stop();
  });
  const recalled = recallExercise(card.id, parts).then(({ isDone, draft }) => {
    if (leaving.aborted) return;
    if (isDone) store.dispatch({ type: 'set-done' });
    // What was typed meanwhile is newer.
    if (!draft?.length || store.get().files[0]?.text !== card.starter) return;
    store.dispatch({ type: 'replace-files', files: draft });
    result.show(false);
  });
  return (
    <WorkbenchContext value={workbench}>
      <FileExercise card={card} place={parts.score} />
    </WorkbenchContext>
  );
}

/** The code editor is large: it is loaded when the reader goes into the card. */
function firstFocus(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (root.contains(document.activeElement)) resolve();
    root.addEventListener('focusin', () => resolve(), { once: true });
    root.addEventListener('pointerdown', () => resolve(), { once: true });
  });
}

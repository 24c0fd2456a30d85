// Hydrates the control that marks a page as done, and saves the mark.
import '#styles/with-scripts/done.css';
import { type ComponentType, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Progress } from '#runtime/progress/progress.ts';
import { createSavedValue, type SavedSource, type SavedValue } from '../saved-value.ts';
import { type DoneMarkProps, LessonDone, StepDone } from './done-marks.tsx';

type DoneProgress = Pick<Progress, 'doneAt' | 'setDone' | 'startReview'>;

export interface DoneMarkServices {
  /** The address of the page. */
  path: string;
  progress: SavedSource<DoneProgress>;
  /** The ids of all questions of the page. */
  questionIds(): string[];
}

/** The bar of a lesson. Returns a function that removes it. */
export function startLessonDone(root: HTMLElement, services: DoneMarkServices): () => void {
  const { questions, place } = root.dataset;
  const facts = { questions: Number(questions), place: Number(place) };
  return startMark(root, services, (props) => <LessonDone {...facts} {...props} />);
}

/** The checkbox of a step. Returns a function that removes it. */
export function startStepDone(root: HTMLElement, services: DoneMarkServices): () => void {
  return startMark(root, services, StepDone);
}

function startMark(
  root: HTMLElement,
  { path, progress, questionIds }: DoneMarkServices,
  Control: ComponentType<DoneMarkProps>,
): () => void {
  const served = root.innerHTML;
  const doneAt = createSavedValue<number | null, DoneProgress>(null, progress, (saved) => saved.doneAt(path));
  const mark = (isDone: boolean) =>
    void doneAt.change(isDone ? Date.now() : null, async (saved) => {
      const ids = isDone ? questionIds() : [];
      if (ids.length > 0) await saved.startReview(path, ids);
      await saved.setDone(path, isDone);
    });
  const rendered = flushSync(() => hydrateRoot(root, <LiveMark {...{ doneAt, mark, Control }} />));
  flushSync(doneAt.start);
  return () => {
    doneAt.stop();
    rendered.unmount();
    // The page may be shown again in the same document.
    root.innerHTML = served;
  };
}

interface LiveMarkProps {
  doneAt: SavedValue<number | null, DoneProgress>;
  mark(isDone: boolean): void;
  Control: ComponentType<DoneMarkProps>;
}

function LiveMark({ doneAt, mark, Control }: LiveMarkProps) {
  const { isLive, value } = useSyncExternalStore(doneAt.subscribe, doneAt.get, doneAt.get);
  return <Control {...{ isLive, mark }} doneAt={value} />;
}

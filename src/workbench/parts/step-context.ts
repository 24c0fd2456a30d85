// What the workbench of a guide's step has besides the state of its files.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from '#lib/store.ts';
import type { WorkFile } from '../state/files.ts';
import type { StepTests } from '../state/step-tests.ts';
import type { ShownSolution } from './solutions.tsx';

/** A step of the guide. */
export interface GuideStep {
  title: string;
  path: string;
  isDone: boolean;
}

export interface StepBench {
  number: number;
  title: string;
  /** The sentence under the title of the page. */
  goal: string;
  /** HTML: what the page says before its first section. */
  introduction: string;
  path: string;
  /** Our code of the previous step. */
  start: readonly WorkFile[];
  /** All steps of the guide, in order. */
  steps: Store<readonly GuideStep[]>;
  tests: Store<StepTests>;
  /** Goes back to the text of the step. */
  close(): void;
  download(): void;
  compare(): readonly ShownSolution[];
  openPlace(file: string, line: number): void;
}

export const StepContext = createContext<StepBench | null>(null);

export function useStep(): StepBench {
  const step = useContext(StepContext);
  if (!step) throw new Error('There is no step around this component.');
  return step;
}

export function useStepTests(): StepTests {
  const { tests } = useStep();
  return useSyncExternalStore(tests.subscribe, tests.get);
}

export function useGuideSteps(): readonly GuideStep[] {
  const { steps } = useStep();
  return useSyncExternalStore(steps.subscribe, steps.get);
}

/** The address of a step with its workbench open. */
export function workAddress(path: string): string {
  return `${path}#work`;
}

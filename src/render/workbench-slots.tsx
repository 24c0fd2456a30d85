// The workbench of a page as the server renders it: with the files that it starts with, before anything is loaded.
import type { ReactNode } from 'react';
import type { PageData } from '#schema/page/page-data.ts';
import type { QuestSummary } from '#schema/page/quest.ts';
import type { Workbench } from '#workbench/parts/workbench-context.ts';
import { playLabels, playRunHelp, playSlots } from '#workbench/play-workbench.tsx';
import { questRunHelp, questSlots } from '#workbench/quest-workbench.tsx';
import { renderSlot, type WorkbenchSlots } from '#workbench/render-slot.tsx';
import { createWorkbenchState, type WorkbenchState } from '#workbench/state/workbench-state.ts';
import { createWorkbenchStore } from '#workbench/state/workbench-store.ts';
import { codeFilesOf } from './code-files.ts';

/** The component of a slot for a page. */
export function renderWorkbenchSlot(name: string, page: PageData): ReactNode {
  const { workbench, slots } = page.quest ? questBench(page, page.quest) : playBench(page);
  const Slot = slots[name];
  return Slot ? renderSlot(workbench, Slot) : null;
}

interface Bench {
  workbench: Workbench;
  slots: WorkbenchSlots;
}

/** Nothing of the browser is there yet. */
const onServer: Pick<Workbench, 'handlers' | 'services'> = {
  handlers: { edited() {}, run() {}, reset() {}, act() {} },
  services: null,
};

function playBench(page: PageData): Bench {
  const store = createWorkbenchStore(playState(page));
  return {
    workbench: { ...onServer, store, editors: new Map(), labels: playLabels, runHelp: playRunHelp },
    slots: playSlots,
  };
}

function questBench({ html, next }: PageData, { files, checks }: QuestSummary): Bench {
  const blocks = codeFilesOf(html);
  // The starter is shown before the solutions, which have the same names.
  const starter = files.map((name) => ({
    name,
    text: blocks.find((block) => block.name === name)?.text ?? '',
  }));
  const store = createWorkbenchStore(createWorkbenchState({ starter, checks, part: 'task' }));
  return {
    workbench: { ...onServer, store, editors: new Map(), labels: {}, runHelp: questRunHelp },
    slots: questSlots({ hints: [], solutions: () => [], next }),
  };
}

/** The first code block of each language is a file of the playground. */
function playState({ html }: PageData): WorkbenchState {
  const blocks = codeFilesOf(html);
  const textIn = (language: string) => blocks.find((block) => block.language === language)?.text ?? '';
  return createWorkbenchState({
    starter: [
      { name: 'index.html', text: textIn('html') },
      { name: 'style.css', text: textIn('css') },
      { name: 'script.js', text: textIn('js') },
    ],
  });
}

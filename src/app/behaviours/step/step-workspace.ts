// The workbench of a guide's step. The reader's files stay on the device; when all tests pass, the step is done and the
// next one starts from them.
import '#styles/with-scripts/step-work.css';
import { flushSync } from 'react-dom';
import { numberedStep } from '#lib/step-name.ts';
import { createStore } from '#lib/store.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import type { RunNews, StepRunData } from '#schema/page/step-run.ts';
import type { GuideStep, StepBench } from '#workbench/parts/step-context.ts';
import type { Workbench } from '#workbench/parts/workbench-context.ts';
import { areSameFiles, filesToWorkOn, textOf, type WorkFile } from '#workbench/state/files.ts';
import { startFiles } from '#workbench/state/step-start.ts';
import {
  createStepTests,
  isStepPassed,
  listTests,
  reduceStepTests,
  type StepTestsAction,
} from '#workbench/state/step-tests.ts';
import { createWorkbenchState, ownFiles } from '#workbench/state/workbench-state.ts';
import { createWorkbenchStore } from '#workbench/state/workbench-store.ts';
import { stepRunHelp, stepSlots } from '#workbench/step-workbench.tsx';
import { openKeptDraft } from '../../progress/kept-draft.ts';
import { otherVersions, versionsSentence } from '../../progress/other-versions.ts';
import type { SiteProgress } from '../../progress/site-progress.ts';
import { pagePathOf } from '../../progress/site-progress.ts';
import { changedLines } from '../example/changed-lines.ts';
import { shownSolutions } from '../quest/workspace/solutions.ts';
import { createServices } from '../workbench/browser-services.ts';
import { mountWorkbench } from '../workbench/mount-workbench.tsx';
import { keepPanes, loadPanes } from '../workbench/pane-sizes.ts';
import { keepPassed, keepStart, readPassed, readStart, versionsOnly } from './kept-step.ts';

/** Milliseconds that all tests of a step may take. */
const timeLimit = 20_000;

/** Ids of the buttons of the notice. */
const versionAction = 'version:';
const undeleteAction = 'undelete';

export interface StepServices {
  progress: Pick<SiteProgress, 'open'>;
  icons: IconStore;
}

interface OpenStep extends StepServices {
  /** Aborted when the workbench is closed or the page is left. */
  signal: AbortSignal;
  close(): void;
}

/** `place` has the address of the step's data, and the element in which the workbench stands. */
export async function openStepWorkspace(place: HTMLElement, services: OpenStep): Promise<void> {
  const { signal } = services;
  const bench = place.querySelector<HTMLElement>('.step-bench');
  const columns = place.closest<HTMLElement>('.columns');
  if (!bench || !columns) throw new Error('There is no room for the workbench.');
  const [data, progress] = await Promise.all([fetchStep(place, signal), services.progress.open()]);
  const path = pagePathOf(place);
  const steps = listSteps(columns);
  const before = steps[steps.findIndex((step) => step.path === path) - 1];
  const [start, passed] = await Promise.all([
    readStart(progress, path),
    before ? readPassed(progress, before.path) : null,
  ]);
  let showSaved = (_isKept: boolean) => {};
  const draft = await openKeptDraft(versionsOnly(progress), path, (isKept) => showSaved(isKept));
  if (signal.aborted) return draft.stop();

  const { tests } = data;
  const locked = tests.map(({ name }) => name);
  const withTests = (files: readonly WorkFile[]) => [...files, ...tests];
  const ourStart = startFiles(data.files, data);
  const ownStart = passed ? startFiles(passed, data) : ourStart;
  const starter = withTests((draft.files && start) ?? ownStart);
  const store = createWorkbenchStore(
    createWorkbenchState({ starter, locked, part: 'task', panes: loadPanes('step') }),
  );
  const openFiles = (files: readonly WorkFile[] | null, first = store.get().starter) => {
    const own = first.filter(({ name }) => !locked.includes(name));
    store.dispatch({
      type: 'replace-files',
      starter: first,
      files: withTests(filesToWorkOn(own, files)),
    });
  };
  if (draft.files) openFiles(draft.files);

  const testStore = createStore(createStepTests(listTests(tests)));
  const dispatch = (action: StepTestsAction) => testStore.set(reduceStepTests(testStore.get(), action));
  const stepStore = createStore<readonly GuideStep[]>(steps);
  let deleted: WorkFile | null = null;

  showSaved = (isKept) => {
    const others = otherVersions(draft.others);
    store.dispatch({ type: 'save', isSaved: draft.files ? isKept : null, hasBefore: draft.before !== null });
    const words = [
      deleted && `The file ${deleted.name} is deleted.`,
      others.length > 0 && versionsSentence(others.length),
    ].filter((sentence) => typeof sentence === 'string');
    store.dispatch({
      type: 'set-notice',
      notice:
        words.length === 0
          ? null
          : {
              words: words.join(' '),
              actions: [
                ...(deleted ? [{ id: undeleteAction, label: 'Undo' }] : []),
                ...others.map(({ id, label }) => ({ id: versionAction + id, label })),
              ],
            },
    });
  };

  const edited = () => {
    if (!draft.files) void keepStart(progress, path, ownFiles({ files: store.get().starter, locked }));
    draft.keep(ownFiles(store.get()));
  };

  let stopRun = () => {};
  signal.addEventListener('abort', () => stopRun());

  const run = async () => {
    stopRun();
    const files = ownFiles(store.get());
    let isStopped = false;
    stopRun = () => {
      isStopped = true;
    };
    store.dispatch({ type: 'clear-console' });
    dispatch({ type: 'begin' });
    const { runStepTests } = await import('../guide-step/run-step-tests.ts');
    if (isStopped) return;
    const news = (one: RunNews) => {
      if (isStopped) return;
      hear(one);
      if (one.kind === 'ended' && isStepPassed(testStore.get())) void keepDone(progress, path, files);
    };
    const running = runStepTests([...files, ...tests], news, { timeLimit });
    stopRun = () => {
      isStopped = true;
      running.stop();
    };
  };

  const hear = (news: RunNews) => {
    switch (news.kind) {
      case 'tests':
        return dispatch({ type: 'know', tests: news.tests });
      case 'test':
        return dispatch({ type: 'result', result: news.result });
      case 'log':
        return store.dispatch({ type: 'log', rows: [{ level: news.level, text: news.text, place: '' }] });
      case 'broken': {
        const where = news.file ? `${news.file}${news.line ? `, line ${news.line}` : ''}: ` : '';
        return dispatch({ type: 'break', problem: where + news.message });
      }
      case 'ended':
        return dispatch({ type: 'end', time: clockTime() });
    }
  };

  const root = document.createElement('div');
  root.className = 'workbench step-workbench';
  root.innerHTML = '<div class="bench-slot" data-slot="step"></div>';

  const focusEditor = () => workbench.editors.get(store.get().active)?.focus();
  const workbench: Workbench = {
    store,
    editors: new Map(),
    labels: {},
    runHelp: stepRunHelp,
    handlers: {
      edited,
      run() {
        store.dispatch({ type: 'open-part', part: 'result' });
        store.dispatch({ type: 'open-view', view: 'result' });
        void run();
      },
      reset() {
        draft.startAgain(ownFiles(store.get()));
        void keepStart(progress, path, ourStart);
        // Kept as files of the reader, or the next visit would start from what passed the step before.
        draft.keep(ourStart);
        flushSync(() => {
          openFiles(null, withTests(ourStart));
          showSaved(progress.isKept);
        });
        // The pressed button is disabled now, and would lose the focus.
        root.querySelector<HTMLElement>('.bench-undo')?.focus();
      },
      restore() {
        const files = draft.bringBack();
        const first = areSameFiles(files, ourStart) ? ourStart : ownStart;
        void keepStart(progress, path, first);
        flushSync(() => openFiles(files, withTests(first)));
        showSaved(progress.isKept);
        focusEditor();
      },
      act(id) {
        if (id === undeleteAction) {
          if (deleted) openFiles([...ownFiles(store.get()), deleted]);
          deleted = null;
          edited();
        } else flushSync(() => openFiles(draft.openOther(id.slice(versionAction.length))));
        showSaved(progress.isKept);
        focusEditor();
      },
    },
    services: createServices({
      attachResult: () => {},
      attachAssistive: () => {},
      hasPage: async () => false,
    }),
  };
  const { loadEditor } = workbench.services ?? {};
  if (workbench.services && loadEditor)
    workbench.services.loadEditor = async (name) => {
      const open = await loadEditor(name);
      return (options) =>
        open({
          ...options,
          isReadOnly: locked.includes(name),
          newLines: (text) => newLines(textOf(store.get().starter, name), text),
        });
    };

  const bar: StepBench = {
    ...{ path, number: data.number, title: data.title, start: ourStart },
    goal: columns.querySelector('.page-header .lead')?.textContent ?? '',
    introduction: introductionOf(columns),
    ...{ steps: stepStore, tests: testStore, close: services.close },
    download: () => void downloadFiles(),
    compare: () => {
      const [yours, ours] = shownSolutions([
        { name: 'a', title: '', about: '', files: ownFiles(store.get()) },
        { name: 'b', title: '', about: '', files: data.ours },
      ]);
      return yours && ours
        ? [
            { ...yours, heading: 'Your code' },
            { ...ours, heading: 'Our code' },
          ]
        : [];
    },
    openPlace(file, line) {
      flushSync(() => {
        store.dispatch({ type: 'open-part', part: 'code' });
        store.dispatch({ type: 'open-file', file });
      });
      const { start: from, end } = lineAt(textOf(store.get().files, file), line);
      workbench.editors.get(file)?.select(from, end);
    },
  };
  const downloadFiles = async () => {
    const { saveZip } = await import('./save-zip.ts');
    await saveZip(path, data.number, store.get().files);
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
    { signal, capture: true },
  );

  bench.append(root);
  bench.hidden = false;
  columns.dataset.working = '';
  scrollTo({ top: 0, behavior: 'instant' });
  const slots = stepSlots(bar, {
    deleted(file) {
      deleted = file;
      showSaved(progress.isKept);
    },
  });
  const unmount = mountWorkbench(root, workbench, slots, services.icons);
  const stopPanes = keepPanes('step', store);
  showSaved(progress.isKept);
  root.querySelector('h1')?.focus();

  const showDone = async () => {
    const pages = await progress.listPages();
    const done = new Set(pages.filter(({ isDone }) => isDone).map((page) => page.path));
    stepStore.set(steps.map((step) => ({ ...step, isDone: done.has(step.path) })));
  };
  const stopListening = progress.listen(() => void showDone());
  void showDone();
  signal.addEventListener('abort', () => {
    stopListening();
    stopPanes();
    unmount();
    draft.stop();
    root.remove();
    bench.hidden = true;
    delete columns.dataset.working;
  });
}

/** The next step starts from these files. */
async function keepDone(progress: Progress, path: string, files: readonly WorkFile[]): Promise<void> {
  await keepPassed(progress, path, files);
  await progress.setDone(path, true);
}

async function fetchStep(place: HTMLElement, signal: AbortSignal): Promise<StepRunData> {
  const response = await fetch(place.dataset.step ?? '', { signal });
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return (await response.json()) as StepRunData;
}

/** The steps of the guide, from the list beside the page. */
function listSteps(columns: HTMLElement): GuideStep[] {
  return [...columns.querySelectorAll<HTMLAnchorElement>('.step-rail li > a')].flatMap((link) => {
    const number = link.querySelector('.step-number')?.textContent ?? '';
    const name = link.querySelector('.step-text')?.textContent ?? '';
    return number ? [{ title: numberedStep(number + name), path: link.pathname, isDone: false }] : [];
  });
}

/** What the page says before its first section. */
function introductionOf(columns: HTMLElement): string {
  const parts = [...(columns.querySelector('article > .prose')?.children ?? [])];
  const end = parts.findIndex((part) => part.matches('h2, .heading, .heading-h2'));
  return parts
    .slice(0, Math.max(0, end))
    .filter((part) => part.matches('p, ul, ol'))
    .map((part) => part.outerHTML)
    .join('');
}

/** The lines that the start does not have, counted from 0. */
function newLines(start: string, text: string): number[] {
  const { origins } = changedLines(start.split('\n'), text.split('\n'));
  return origins.flatMap((origin, at) => (origin < 0 && text !== '' ? [at] : []));
}

function lineAt(text: string, line: number): { start: number; end: number } {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  return { start, end: start + (lines[line - 1]?.length ?? 0) };
}

function clockTime(): string {
  return new Date().toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

// The workbench of a quest: files to change, a result that follows, and checks that run when the reader asks for them.
// Everything the reader writes stays on the device.
import { flushSync } from 'react-dom';
import type { Manifest } from '#runtime/builds/build-manifest.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import { createRunGuard } from '#runtime/run-guard.ts';
import type { CheckResult, Quest } from '#schema/page/quest.ts';
import type { Workbench } from '#workbench/parts/workbench-context.ts';
import { questRunHelp, questSlots } from '#workbench/quest-workbench.tsx';
import { filesToWorkOn, textOf, type WorkFile } from '#workbench/state/files.ts';
import { isSolved, scoreOf, scoreSentence } from '#workbench/state/score.ts';
import { createWorkbenchState } from '#workbench/state/workbench-state.ts';
import { createWorkbenchStore } from '#workbench/state/workbench-store.ts';
import { openKeptDraft } from '../../../progress/kept-draft.ts';
import { otherVersions, versionsSentence } from '../../../progress/other-versions.ts';
import type { SiteProgress } from '../../../progress/site-progress.ts';
import { createSource } from '../../example/live-source.ts';
import { attachLater } from '../../workbench/attach-later.ts';
import { createServices } from '../../workbench/browser-services.ts';
import { findFileProblems } from '../../workbench/find-problems.ts';
import { mountWorkbench } from '../../workbench/mount-workbench.tsx';
import { keepPanes, loadPanes } from '../../workbench/pane-sizes.ts';
import { createResult, runAction } from '../../workbench/result.ts';
import { readTypedBefore } from '../../workbench/typed-before.ts';
import { answerDocument, hasScripts } from '../answer-document.ts';
import { runChecks } from '../run-checks.ts';
import { answerToCheck } from './saved-answer.ts';
import { shownSolutions } from './solutions.ts';

/** Milliseconds without typing before result and problems follow. */
const followAfter = 400;

interface QuestServices {
  /** The pages of the site. */
  manifest: Pick<Manifest, 'load' | 'isPrerendered'>;
  progress: Pick<SiteProgress, 'open'>;
  icons: IconStore;
}

/** Starts when the quest and the reader's progress have been loaded. */
export function questWorkspace(root: HTMLElement, services: QuestServices): () => void {
  const leaving = new AbortController();
  const open = async () => {
    const [quest, progress] = await Promise.all([fetchQuest(root, leaving.signal), services.progress.open()]);
    if (!leaving.signal.aborted) await start(root, quest, progress, services, leaving.signal);
  };
  open().catch((error: unknown) => {
    if (leaving.signal.aborted) return;
    // The style sheet then shows the task with its files, a sentence, and a link that loads the page again.
    root.dataset.failed = '';
    console.error(error);
  });
  return () => leaving.abort();
}

/** Ids of the buttons of the notice begin like this. */
const versionAction = 'version:';

async function start(
  root: HTMLElement,
  quest: Quest,
  progress: Progress,
  { manifest, icons }: QuestServices,
  leaving: AbortSignal,
): Promise<void> {
  const { path, starter, checks } = quest;
  const draft = await openKeptDraft(progress, path, showSaved);
  const wasDone = await progress.isDone(path);
  const guard = createRunGuard(path);
  const wasCutOff = await guard.cutOff;
  if (leaving.aborted) {
    draft.stop();
    return guard.stop();
  }

  const store = createWorkbenchStore(
    createWorkbenchState({ starter, checks, part: 'task', panes: loadPanes('quest') }),
  );
  const typed = readTypedBefore(root);
  const [page] = starter;
  const markup = createSource(page?.text ?? '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const result = createResult({
    ...{ store, guard, followAfter, runsAtFirst: true },
    document: () => answerDocument(store.get().files),
    hasScripts: () => hasScripts(store.get().files),
    // The page may be given the other files as addresses, so a line of it says little.
    placeOf: () => '',
  });
  const hasPage = async (address: string) => {
    await manifest.load();
    return manifest.isPrerendered(address) === true;
  };

  function followText(): void {
    const { files } = store.get();
    markup.write(textOf(files, page?.name ?? ''));
    void findFileProblems(files, hasPage).then(({ problems, more }) => {
      if (store.get().files === files) store.dispatch({ type: 'set-problems', problems, more });
    });
  }

  function edited(): void {
    draft.keep(store.get().files);
    result.follow();
    clearTimeout(timer);
    timer = setTimeout(followText, followAfter);
  }

  function showSaved(isSaved: boolean): void {
    const others = otherVersions(draft.others);
    store.dispatch({
      type: 'save',
      isSaved: draft.files ? isSaved : null,
      hasBefore: draft.before !== null,
    });
    store.dispatch({
      type: 'set-notice',
      notice:
        others.length === 0
          ? null
          : {
              words: versionsSentence(others.length),
              actions: others.map(({ id, label }) => ({ id: versionAction + id, label })),
            },
    });
  }

  function open(files: readonly WorkFile[] | null): void {
    store.dispatch({ type: 'replace-files', files: filesToWorkOn(starter, files) });
    result.show(true);
    followText();
    showSaved(progress.isKept);
  }

  function focusEditor(): void {
    workbench.editors.get(store.get().active)?.focus();
  }

  let running: AbortController | undefined;

  async function run(): Promise<void> {
    running?.abort();
    const ours = new AbortController();
    running = ours;
    const signal = AbortSignal.any([leaving, ours.signal]);
    const results: CheckResult[] = [];
    store.dispatch({ type: 'begin-run' });
    result.show(true);
    const { files, ...options } = await answerToCheck(quest, store.get().files);
    await runChecks(quest, files, {
      signal,
      ...options,
      onResult(one) {
        if (signal.aborted) return;
        results.push(one);
        store.dispatch({ type: 'check-result', result: one });
      },
    }).catch((error: unknown) => console.error(error));
    if (signal.aborted) return;
    const score = scoreOf(results, checks.length);
    store.dispatch({
      ...{ type: 'end-run', status: scoreSentence(score), time: clockTime(), isSolved: isSolved(score) },
    });
    void progress.setChecks(path, score.passed, score.total);
    if (isSolved(score)) void progress.setDone(path, true);
  }

  const workbench: Workbench = {
    store,
    editors: new Map(),
    labels: {},
    runHelp: questRunHelp,
    handlers: {
      edited,
      run() {
        // Where the parts are tabs, the reader wants to see the result.
        store.dispatch({ type: 'open-part', part: 'result' });
        void run();
      },
      reset() {
        draft.startAgain(store.get().files);
        flushSync(() => open(null));
        // The pressed button is disabled now, and would lose the focus.
        root.querySelector<HTMLElement>('.bench-undo')?.focus();
      },
      restore() {
        flushSync(() => open(draft.bringBack()));
        focusEditor();
      },
      act(id) {
        if (id === runAction) return result.show(true);
        flushSync(() => open(draft.openOther(id.slice(versionAction.length))));
        focusEditor();
      },
      reload: () => result.show(true),
    },
    services: createServices({
      attachResult: result.attach,
      attachAssistive: (view) => (view ? attachLater(startAssistive(view)) : undefined),
      hasPage,
    }),
  };
  async function startAssistive(view: HTMLElement): Promise<(() => void) | undefined> {
    const { assistiveView } = await import('../../example/assistive/assistive-view.ts');
    return leaving.aborted ? undefined : assistiveView(view, markup, root);
  }

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

  if (wasCutOff) result.pause();
  if (wasDone) store.dispatch({ type: 'set-done' });
  const begun = typed.files ?? draft.files;
  if (begun) store.dispatch({ type: 'replace-files', files: filesToWorkOn(starter, begun) });
  const { nextPath = '', nextTitle = '' } = root.dataset;
  const slots = questSlots({
    hints: quest.hints,
    solutions: () => shownSolutions(quest.solutions),
    next: nextPath ? { path: nextPath, title: nextTitle } : null,
  });
  const unmount = mountWorkbench(root, workbench, slots, icons);
  if (typed.files) {
    // What was typed into the server's HTML is an edit like any other; a draft from before can be restored.
    if (draft.files) draft.startAgain(draft.files);
    draft.keep(store.get().files);
  }
  typed.restore(workbench.editors);
  const stopPanes = keepPanes('quest', store);
  showSaved(progress.isKept);
  followText();
  leaving.addEventListener('abort', () => {
    clearTimeout(timer);
    stopPanes();
    unmount();
    draft.stop();
  });
}

async function fetchQuest(root: HTMLElement, signal: AbortSignal): Promise<Quest> {
  const response = await fetch(root.dataset.quest ?? '', { signal });
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return (await response.json()) as Quest;
}

function clockTime(): string {
  return new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

// The playground: what is typed is shown, checked and saved. Nothing is sent anywhere.
import type { Manifest } from '#runtime/builds/build-manifest.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import { createRunGuard } from '#runtime/run-guard.ts';
import { safeStorage } from '#runtime/storage.ts';
import type { DraftFile } from '#schema/progress.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import type { Workbench } from '#workbench/parts/workbench-context.ts';
import { playLabels, playRunHelp, playSlots } from '#workbench/play-workbench.tsx';
import { areSameFiles } from '#workbench/state/files.ts';
import { createWorkbenchState, type Notice } from '#workbench/state/workbench-state.ts';
import { createWorkbenchStore } from '#workbench/state/workbench-store.ts';
import type { KeptDraft } from '../../progress/kept-draft.ts';
import { otherVersions, versionsSentence } from '../../progress/other-versions.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';
import { createSource } from '../example/live-source.ts';
import { attachLater } from '../workbench/attach-later.ts';
import { createServices } from '../workbench/browser-services.ts';
import { findFileProblems } from '../workbench/find-problems.ts';
import { mountWorkbench } from '../workbench/mount-workbench.tsx';
import { keepPanes, loadPanes } from '../workbench/pane-sizes.ts';
import { createResult, runAction } from '../workbench/result.ts';
import { readTypedBefore } from '../workbench/typed-before.ts';
import { openDraft, toFiles, toSources } from './draft.ts';
import { share } from './share.ts';
import { readFragment, TooLong, UnknownVersion } from './shared-address.ts';
import { lineWords } from './source-line.ts';
import { joinSources, type Language, type Sources } from './sources.ts';

/** Milliseconds without typing before result and problems follow. */
const followAfter = 250;

interface PlayServices {
  toasts: Pick<ToastStore, 'add'>;
  /** The pages of the site. */
  manifest: Pick<Manifest, 'load' | 'isPrerendered'>;
  progress: Pick<SiteProgress, 'open'>;
  icons: IconStore;
}

/** Starts when the draft has been read. */
export function playground(root: HTMLElement, services: PlayServices): () => void {
  let stop: (() => void) | null = null;
  let hasLeft = false;
  let saved = (_isKept: boolean) => {};
  const open = async () => {
    // Without the store of progress the playground works; it saves nothing.
    const store = await services.progress.open().catch(() => null);
    const draft = await openDraft(pagePathOf(root), store, safeStorage('local'), (isKept) => saved(isKept));
    const guard = createRunGuard(pagePathOf(root));
    const wasCutOff = await guard.cutOff;
    if (hasLeft) {
      draft.stop();
      return guard.stop();
    }
    const started = startPlayground(root, services, draft, {
      isKept: store?.isKept ?? false,
      guard,
      wasCutOff,
    });
    ({ stop, saved } = started);
  };
  open().catch((error: unknown) => {
    root.dataset.failed = '';
    console.error(error);
  });
  return () => {
    hasLeft = true;
    stop?.();
  };
}

interface FirstState {
  /** Whether the draft is saved on the device. */
  isKept: boolean;
  guard: ReturnType<typeof createRunGuard>;
  /** Whether the last visit did not survive the result. */
  wasCutOff: boolean;
}

/** Ids of the buttons of the notice; a version of a draft has its own. */
const actions = { restore: 'restore', ownDraft: 'own-draft', version: 'version:' } as const;

function startPlayground(
  root: HTMLElement,
  { toasts, manifest, icons }: PlayServices,
  draft: KeptDraft,
  { isKept, guard, wasCutOff }: FirstState,
): { stop(): void; saved(isKept: boolean): void } {
  const starter = toFiles(readStarter(root));
  const store = createWorkbenchStore(createWorkbenchState({ starter, panes: loadPanes('play') }));
  const typed = readTypedBefore(root);
  const sources = () => toSources(store.get().files);
  const markup = createSource(sources().html, () => sources().css);
  /** Whether the files came with the address and were not changed: the draft is another one. */
  let isVisitor = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;
  /** What the result shows, for the places of console lines. */
  let shown = sources();

  const result = createResult({
    ...{ store, guard, followAfter, runsAtFirst: false, hasScripts: () => true },
    document() {
      shown = sources();
      return joinSources(shown);
    },
    placeOf: (line) => lineWords(shown, line),
  });
  const hasPage = async (path: string) => {
    await manifest.load();
    return manifest.isPrerendered(path) === true;
  };

  /** Shows the present files everywhere: result, assistive view, problems. */
  function update(runsScripts = false): void {
    clearTimeout(timer);
    result.show(runsScripts);
    followText();
  }

  function followText(): void {
    const { files } = store.get();
    markup.write(sources().html);
    void findFileProblems(files, hasPage).then(({ problems, more }) => {
      if (store.get().files === files) store.dispatch({ type: 'set-problems', problems, more });
    });
  }

  /** After every edit by the reader: however soon they leave, nothing is lost. */
  function edited(): void {
    adoptAddress();
    draft.keep(store.get().files);
    clearTimeout(timer);
    timer = setTimeout(update, followAfter);
  }

  /** The files of the address become the draft; the reader's own draft is put aside. */
  function adoptAddress(): void {
    if (!isVisitor) return;
    isVisitor = false;
    if (draft.files) draft.startAgain(draft.files);
    forgetAddress();
  }

  function showSaved(isSaved: boolean): void {
    const hasBefore = draft.before !== null;
    store.dispatch({ type: 'save', isSaved: draft.files ? isSaved : null, hasBefore });
    offerDrafts();
  }

  /** Everything that was written before, here or elsewhere, can be restored. */
  function offerDrafts(): void {
    if (isVisitor) return;
    const isPutAside = draft.before !== null && !areSameFiles(draft.before, store.get().files);
    const others = otherVersions(draft.others).map(({ id, label }) => ({ id: actions.version + id, label }));
    const buttons = [...(isPutAside ? [{ id: actions.restore, label: 'Bring it back' }] : []), ...others];
    const words = isPutAside ? 'Your draft from before is kept.' : versionsSentence(others.length);
    notify(buttons.length > 0 ? { words, actions: buttons } : null);
  }

  function notify(notice: Notice | null): void {
    store.dispatch({ type: 'set-notice', notice });
  }

  function open(files: readonly DraftFile[]): void {
    store.dispatch({ type: 'replace-files', files: toFiles(toSources(files)) });
    update();
    offerDrafts();
  }

  function reset(): void {
    if (isVisitor) adoptAddress();
    else draft.startAgain(store.get().files);
    open(starter);
  }

  async function openAddress(): Promise<void> {
    const shared = await readFragment(location.hash).catch((error: unknown) => error as Error);
    if (hasLeft) return;
    if (shared instanceof Error) {
      notify({ words: `${damageOf(shared)} Your own draft is shown.`, actions: [] });
      return;
    }
    if (!shared || areSameFiles(toFiles(shared), store.get().files)) return;
    isVisitor = true;
    open(toFiles(shared));
    const waits = shared.js.trim() || /<script|\son\w+=/i.test(shared.html);
    notify({
      words: `Opened from an address.${waits ? ' Its script waits until you press Run.' : ''}`,
      actions: draft.files ? [{ id: actions.ownDraft, label: 'Back to my draft' }] : [],
    });
    root.querySelector<HTMLElement>('.bench-run')?.focus({ preventScroll: true });
  }

  function act(id: string): void {
    if (id === runAction) update(true);
    else if (id === actions.restore) open(draft.bringBack());
    else if (id === actions.ownDraft) {
      isVisitor = false;
      forgetAddress();
      open(draft.files ?? []);
    } else open(draft.openOther(id.slice(actions.version.length)));
  }

  const workbench: Workbench = {
    store,
    editors: new Map(),
    labels: playLabels,
    runHelp: playRunHelp,
    handlers: {
      ...{ edited, reset, act },
      run() {
        update(true);
        // Where code and result are tabs, the reader wants to see the result.
        store.dispatch({ type: 'open-part', part: 'result' });
      },
      share: () => void share(sources(), toasts),
    },
    services: createServices({
      attachResult: result.attach,
      attachAssistive: (view) => (view ? attachLater(startAssistive(view)) : undefined),
      hasPage,
    }),
  };
  async function startAssistive(view: HTMLElement): Promise<(() => void) | undefined> {
    const { assistiveView } = await import('../example/assistive/assistive-view.ts');
    return hasLeft ? undefined : assistiveView(view, markup, root);
  }

  // The keys run the page and leave the reader where they are.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The editor would insert a line.
    event.stopPropagation();
    update(true);
  };
  root.addEventListener('keydown', press, { capture: true });
  // Another shared address may be opened from this page. Pages with the Navigation API report it in this way.
  const openLink = () => void openAddress();
  const [target, type]: [EventTarget, string] =
    'navigation' in window ? [window.navigation, 'currententrychange'] : [window, 'hashchange'];
  target.addEventListener(type, openLink);

  if (wasCutOff) result.pause();
  const begun = typed.files ?? draft.files;
  if (begun) store.dispatch({ type: 'replace-files', files: toFiles(toSources(begun)) });
  const unmount = mountWorkbench(root, workbench, playSlots, icons);
  if (typed.files) {
    // What was typed into the server's HTML is an edit like any other; a draft from before can be brought back.
    if (draft.files) draft.startAgain(draft.files);
    draft.keep(store.get().files);
  }
  typed.restore(workbench.editors);
  const stopPanes = keepPanes('play', store);
  showSaved(isKept);
  followText();
  void openAddress();
  const stop = () => {
    hasLeft = true;
    clearTimeout(timer);
    root.removeEventListener('keydown', press, { capture: true });
    target.removeEventListener(type, openLink);
    stopPanes();
    unmount();
    draft.stop();
  };
  return { stop, saved: showSaved };
}

/** Why a shared address was not opened. */
function damageOf(error: Error): string {
  if (error instanceof TooLong) return `The address was not opened: it holds too much. ${error.message}`;
  if (error instanceof UnknownVersion)
    return `The address was not opened. ${error.message} Load the page again to get the newest playground.`;
  return 'The address is damaged: part of it may be missing.';
}

/** The address would open what it holds, and not what is written here now. */
function forgetAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The author's sources, from the text below the playground: the first of each language. */
function readStarter(root: HTMLElement): Sources {
  const text = root.parentElement;
  const codeOf = (language: Language) =>
    text?.querySelector(`.prose .code[data-language="${language}"] code`)?.textContent ?? '';
  return { html: codeOf('html'), css: codeOf('css'), js: codeOf('js') };
}

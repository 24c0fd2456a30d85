// The playground comes alive: what is typed is shown, checked and kept. Nothing is sent anywhere.
import type { Manifest } from '#runtime/builds/build-manifest.ts';
import { safeStorage } from '#runtime/storage.ts';
import type { DraftFile } from '#schema/progress.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import type { KeptDraft } from '../../progress/kept-draft.ts';
import { otherVersions } from '../../progress/other-versions.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';
import { colourHtml } from '../example/colour-html.ts';
import { createSource } from '../example/live-source.ts';
import { createResultFrame } from '../example/result-frame.ts';
import { createResultLine } from '../example/result-line.ts';
import { openEditor, type SourceEditor } from '../example/source-editor.ts';
import { colourCss, colourScript } from './colour-script.ts';
import { openDraft, toFiles, toSources } from './draft.ts';
import { createProblemList } from './problem-list.ts';
import { share } from './share.ts';
import { readFragment } from './shared-address.ts';
import { areSame, joinSources, type Language, languages, type Sources } from './sources.ts';
import { createStrip, type StripAction } from './strip.ts';
import { startTabs } from './tabs.ts';

/** Milliseconds of rest before result and problems follow what was typed. */
const followAfter = 250;

const colours: Record<Language, (source: string) => string> = {
  html: colourHtml,
  css: colourCss,
  js: colourScript,
};

interface PlayServices {
  toasts: Pick<ToastStore, 'add'>;
  /** The pages of the site. */
  manifest: Pick<Manifest, 'load' | 'isPrerendered'>;
  progress: Pick<SiteProgress, 'open'>;
}

/** Starts when the draft has been read. */
export function playground(root: HTMLElement, services: PlayServices): () => void {
  let stop: (() => void) | null = null;
  let hasLeft = false;
  let saved = (_isKept: boolean) => {};
  const open = async () => {
    // Where the store does not come, the playground does all the same.
    const store = await services.progress.open().catch(() => null);
    const draft = await openDraft(pagePathOf(root), store, safeStorage('local'), (isKept) => saved(isKept));
    if (hasLeft) return;
    const started = startPlayground(root, services, draft, store?.isKept ?? false);
    ({ stop, saved } = started);
  };
  void open();
  return () => {
    hasLeft = true;
    stop?.();
  };
}

function startPlayground(
  root: HTMLElement,
  { toasts, manifest }: PlayServices,
  draft: KeptDraft,
  isKeptAtFirst: boolean,
): { stop(): void; saved(isKept: boolean): void } {
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found;
  const starter = readStarter(root);
  const strip = createStrip(find('.play-strip'));
  const result = find('.play-result');
  const markup = createSource(starter.html);
  let sources = draft.files ? toSources(draft.files) : starter;
  /** Whether what is shown came with the address and was not changed: then the draft is another one. */
  let isVisitor = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  const line = createResultLine(result, () => show(true));
  const frame = createResultFrame({
    view: find('.example-view'),
    shown: (hasIdleScripts) => hasIdleScripts && line.offer(),
    contained: line.explain,
    again: () => show(false),
  });
  const show = (runsScripts: boolean) => {
    line.clear();
    frame.show(joinSources(sources), runsScripts);
  };

  const editors = Object.fromEntries(
    languages.map((language) => [language, openLanguage(language)]),
  ) as Record<Language, SourceEditor>;
  const problems = createProblemList(find('.play-problems'), {
    code: find('#play-html code'),
    tabs: [find('#play-code-tab'), find('#play-html-tab')],
    goTo({ start, end }) {
      find('#play-html-tab').click();
      editors.html.select(start, end);
    },
    async hasPage(path) {
      await manifest.load();
      return manifest.isPrerendered(path) === true;
    },
  });

  function openLanguage(language: Language): SourceEditor {
    const lines = find(`#play-${language} pre`);
    const colour = colours[language];
    const code = lines.querySelector('code');
    if (code) code.innerHTML = colour(sources[language]);
    return openEditor({
      lines,
      name: find(`#play-${language}-tab`).textContent ?? '',
      colour,
      changed(text) {
        if (text === sources[language]) return;
        sources = { ...sources, [language]: text };
        keep();
        clearTimeout(timer);
        timer = setTimeout(update, followAfter);
      },
    });
  }

  /** At every edit by the reader: however soon they leave, nothing is lost. */
  function keep(): void {
    takeInPlace();
    draft.keep(toFiles(sources));
  }

  /** What came with the address stays here, and the draft is put aside for it. */
  function takeInPlace(): void {
    if (!isVisitor) return;
    isVisitor = false;
    if (draft.files) draft.startAgain(draft.files);
    forgetAddress();
  }

  function update(): void {
    show(false);
    markup.write(sources.html);
    void problems.check(sources.html);
    find<HTMLButtonElement>('.play-reset').disabled = areSame(sources, starter);
  }

  function sayWhatIsKept(isKept: boolean): void {
    const words = isKept ? 'Saved on this device' : 'Not saved: this browser keeps nothing';
    find('.play-saved').textContent = draft.files ? words : '';
    offerDrafts();
  }

  /** What was written before, here or elsewhere, can always be brought back. */
  function offerDrafts(): void {
    if (isVisitor) return;
    const before = draft.before && toSources(draft.before);
    const isPutAside = before !== null && !areSame(before, sources);
    const others = otherVersions(draft.others).map(({ id, label }) => ({
      label,
      act: () => putInPlace(draft.openOther(id)),
    }));
    const actions: StripAction[] = [
      ...(isPutAside ? [{ label: 'Bring it back', act: () => putInPlace(draft.bringBack()) }] : []),
      ...others,
    ];
    const words = isPutAside ? 'Your draft from before is kept.' : 'Another version of your draft is kept.';
    if (actions.length > 0) strip.show(words, ...actions);
    else strip.hide();
  }

  function putInPlace(files: readonly DraftFile[]): void {
    replaceAll(toSources(files));
    offerDrafts();
  }

  function replaceAll(next: Sources): void {
    sources = next;
    for (const language of languages) editors[language].write(next[language]);
    clearTimeout(timer);
    update();
  }

  function reset(): void {
    if (isVisitor) takeInPlace();
    else draft.startAgain(toFiles(sources));
    replaceAll(starter);
    offerDrafts();
  }

  async function openAddress(): Promise<void> {
    const shared = await readFragment(location.hash).catch(() => undefined);
    if (hasLeft) return;
    if (shared === undefined) {
      strip.show('The address is damaged: part of it may be missing. Your own draft is shown.');
      return;
    }
    if (!shared || areSame(shared, sources)) return;
    isVisitor = true;
    replaceAll(shared);
    const waits = shared.js.trim() || /<script|\son\w+=/i.test(shared.html);
    const words = `Opened from an address.${waits ? ' Its script waits until you press Run.' : ''}`;
    const own = draft.files;
    const goBack = () => {
      isVisitor = false;
      forgetAddress();
      putInPlace(own ?? []);
    };
    if (own) strip.show(words, { label: 'Back to my draft', act: goBack });
    else strip.show(words);
    find('.play-run').focus({ preventScroll: true });
  }

  function run(): void {
    clearTimeout(timer);
    show(true);
    find('#play-result-tab').click();
  }

  const answers: Record<string, () => void> = {
    'play-reset': reset,
    'play-share': () => void share(sources, toasts),
    'play-run': run,
  };
  const click = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('.play-actions > button') : null;
    if (button) answers[button.className]?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    clearTimeout(timer);
    update();
    show(true);
  };
  const openLink = () => void openAddress();
  root.addEventListener('click', click);
  root.addEventListener('keydown', press);
  // Another shared address may be opened from this very page. Where the site moves by itself, browsers tell it thus.
  const moves: [EventTarget, string] =
    'navigation' in window ? [window.navigation, 'currententrychange'] : [window, 'hashchange'];
  moves[0].addEventListener(moves[1], openLink);
  for (const button of root.querySelectorAll<HTMLButtonElement>('.play-actions > button'))
    button.disabled = false;
  const stopTabs = startTabs(root);
  find('#play-assistive-tab').addEventListener('click', startAssistive);

  let stopAssistive: (() => void) | undefined;
  async function startAssistive(): Promise<void> {
    const view = find('#play-assistive');
    if (view.childElementCount > 0) return;
    const { assistiveView } = await import('../example/assistive/assistive-view.ts');
    if (!hasLeft) stopAssistive = assistiveView(view, markup, root);
  }

  sayWhatIsKept(isKeptAtFirst);
  update();
  void openAddress();
  const stop = () => {
    hasLeft = true;
    clearTimeout(timer);
    moves[0].removeEventListener(moves[1], openLink);
    stopTabs();
    stopAssistive?.();
    problems.stop();
    frame.stop();
  };
  return { stop, saved: sayWhatIsKept };
}

/** The address would bring back what it held, and not what is written here now. */
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

// A live example: its result appears, and unless the author fixed it, the source can be changed.
//
// A view besides the result takes two steps. What readers without script see of it is an element of
// `features/prose/live-example.tsx` with `data-view="name"`. Its tab and its script are one more entry of `viewScripts`
// below: tabs, panels and the keyboard then work by themselves.
import type { RunGuard } from '#runtime/run-guard.ts';
import { pagePathOf } from '../../progress/site-progress.ts';
import { addEditButtons } from './edit-buttons.ts';
import { createSource } from './live-source.ts';
import { loadView } from './load-view.ts';
import { addPlaygroundLink } from './open-example.ts';
import { createResultFrame } from './result-frame.ts';
import { createResultLine } from './result-line.ts';
import { createAnnouncer } from './result-updated.ts';
import { addShowMe } from './show-me.ts';
import { openEditor, type SourceEditor } from './source-editor.ts';
import type { ViewScript } from './view-script.ts';
import { startViews } from './views.ts';
import { whileNear } from './while-near.ts';

const accessibilityIcon =
  '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><circle cx="16" cy="4" r="1"/><path d="m18 19 1-7-6 1M5 8l3-3 5.5 3-2.36 3.5m-6.9 3a5 5 0 0 0 6.88 6m2.64-3a5 5 0 0 0-6.88-6"/></g>';

interface ViewEntry {
  name: string;
  icon: string;
  load(): Promise<ViewScript>;
}

/** Views besides the result by their `data-view`. The script of each is fetched when its tab is opened or the source changes. */
const viewScripts: Readonly<Record<string, ViewEntry>> = {
  assistive: {
    name: 'What assistive technology gets',
    icon: accessibilityIcon,
    load: async () => (await import('./assistive/assistive-view.ts')).assistiveView,
  },
};

/** Milliseconds of rest before the result follows what was typed. */
const followAfter = 200;

export function liveExample(figure: HTMLElement): (() => void) | undefined {
  const view = figure.querySelector<HTMLElement>('.example-view');
  const lines = figure.querySelector<HTMLElement>('.example-source > pre');
  const place = figure.querySelector<HTMLElement>('.example-result');
  if (!view || !lines || !place) return undefined;
  const runsAlways = 'scripts' in figure.dataset;
  const original = lines.textContent ?? '';
  const source = createSource(original);
  const announce = createAnnouncer(figure);
  const line = createResultLine(place, () => show(true));
  // What the reader has written is gone after a reload; only the author's scripts would run again by themselves.
  let guard: RunGuard | null = null;
  const result = createResultFrame({
    view,
    shown(hasIdleScripts) {
      // What the author left at rest is not offered: only what the reader wrote.
      if (hasIdleScripts && source.text !== original) line.offer();
      if (hasChanged) announce();
    },
    contained: line.explain,
    again: () => show(runsAlways),
    guard: () => guard,
  });
  let hasChanged = false;
  let hasShown = false;
  let hasLeft = false;
  const show = (runsScripts: boolean) => {
    hasShown = true;
    line.clear();
    result.show(source.text, runsScripts);
  };
  const comeNear = async () => {
    if (runsAlways) guard ??= await loadGuard(nameOf(figure));
    const isCutOff = !hasShown && (await guard?.cutOff);
    if (hasLeft) guard?.stop();
    else if (isCutOff) line.pause();
    else show(runsAlways);
  };
  source.listen(() => {
    hasChanged = true;
    show(runsAlways);
  });

  const stops: (() => void)[] = [
    addPlaygroundLink(figure, source),
    result.stop,
    whileNear(figure, { come: () => void comeNear(), go: result.release }),
  ];
  const started = new Set<Element>();
  const views = [...figure.querySelectorAll<HTMLElement>('[data-view]')].flatMap((root) => {
    const script = viewScripts[root.dataset.view ?? ''];
    return script ? [{ ...script, root }] : [];
  });
  const startView = async (root: HTMLElement) => {
    const view = views.find((candidate) => candidate.root === root);
    if (!view || started.has(root)) return;
    started.add(root);
    const start = await loadView(root, view.load, () => startView(root));
    const stop = start?.(root, source, figure);
    if (stop) stops.push(stop);
    // A line that is down now may be up when the tab is opened again.
    if (!start) started.delete(root);
  };
  stops.push(startViews({ figure, views, wanted: startView }));
  if (!('fixed' in figure.dataset)) {
    stops.push(
      makeEditable(figure, lines, (text) => {
        source.write(text);
        for (const { root } of views) void startView(root);
      }),
    );
  }
  return () => {
    hasLeft = true;
    for (const stop of stops) stop();
  };
}

/** Few examples run scripts by themselves, so the guard is no part of what all of them load. Without it they run all the same. */
async function loadGuard(name: string): Promise<RunGuard | null> {
  return import('#runtime/run-guard.ts').then(
    ({ createRunGuard }) => createRunGuard(name),
    () => null,
  );
}

/** The page of an example, and which of its examples it is. */
function nameOf(figure: HTMLElement): string {
  return `${pagePathOf(figure)}#${[...document.querySelectorAll('.example')].indexOf(figure)}`;
}

/** Opens the source for changes; `rested` is called with the text when the reader pauses. */
function makeEditable(figure: HTMLElement, lines: HTMLElement, rested: (text: string) => void): () => void {
  const original = lines.textContent ?? '';
  const { edit, reset } = addEditButtons(figure);
  const hint = createHint(figure);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unseen: string | null = null;
  const follow = () => {
    clearTimeout(timer);
    if (unseen !== null) rested(unseen);
    unseen = null;
  };
  let current = original;
  const changed = (text: string, count: number) => {
    current = text;
    clearTimeout(timer);
    unseen = text;
    timer = setTimeout(follow, followAfter);
    reset.disabled = text === original;
    hint(count);
  };
  // Lines of earlier steps are folded, there to be read, until the reader wants to change something.
  const fold = lines.previousElementSibling;
  let editor: SourceEditor | null = null;
  const open = () => {
    if (editor) return editor;
    fold?.remove();
    for (const run of lines.querySelectorAll('.folded')) run.replaceWith(...run.childNodes);
    editor = openEditor({ lines, changed });
    return editor;
  };
  if (!fold) open();
  const startAgain = () => {
    open().write(original);
    open().focus();
  };
  edit.addEventListener('click', () => open().focus());
  // Whoever leaves the source at once, for a link or a tab, takes along what was typed last. While a button is down
  // nothing may move: what was pressed must still be there when it is let go.
  const leave = () => {
    if (document.querySelector(':active')) addEventListener('mouseup', follow, { once: true });
    else follow();
  };
  figure.addEventListener('focusout', leave);
  reset.addEventListener('click', startAgain);
  addShowMe(figure, { original, current: () => current, write: (text) => open().write(text) });
  return () => {
    clearTimeout(timer);
    figure.removeEventListener('focusout', leave);
  };
}

/** The keys that leave the source and how much of it has changed, at the end of the tab bar. */
function createHint(figure: HTMLElement): (count: number) => void {
  const hint = document.createElement('p');
  hint.className = 'example-hint';
  const keys = document.createElement('span');
  keys.className = 'example-keys';
  keys.innerHTML = '<kbd>Esc</kbd> <kbd>Tab</kbd> leaves';
  const changes = document.createElement('span');
  changes.className = 'example-changes';
  hint.append(keys, changes);
  figure.querySelector('.example-bar')?.append(hint);
  return (count) => {
    changes.textContent = count === 0 ? '' : count === 1 ? '1 line changed' : `${count} lines changed`;
  };
}

// A live example: its result appears, and unless the author fixed it, the source can be changed.
//
// A view besides the result takes two steps. Its panel is one more entry of `views` in
// `features/prose/live-example.tsx`, whose content has `data-view="name"` on its root: tabs, panels and the keyboard
// then work by themselves. If it has a script, that is one more entry of `viewScripts` below.
import { addEditButtons } from './edit-buttons.ts';
import { createResultFrame } from './result-frame.ts';
import { createResultLine } from './result-line.ts';
import { createAnnouncer } from './result-updated.ts';
import { openEditor } from './source-editor.ts';
import { startViews } from './views.ts';
import { whileNear } from './while-near.ts';

/** The source of an example, as it is now. */
export interface LiveSource {
  readonly text: string;
  /** Calls back with each new source, once the reader rests; returns how to end that. */
  listen(changed: (text: string) => void): () => void;
}

/** Brings a view alive; returns how to stop it. */
export type ViewScript = (
  view: HTMLElement,
  source: LiveSource,
  figure: HTMLElement,
) => (() => void) | undefined;

/** The scripts of views by their `data-view`. Each is fetched when its tab is opened or the source changes. */
const viewScripts: Readonly<Record<string, () => Promise<ViewScript>>> = {};

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
  const result = createResultFrame({
    view,
    shown(hasIdleScripts) {
      // What the author left at rest is not offered: only what the reader wrote.
      if (hasIdleScripts && source.text !== original) line.offer();
      if (hasChanged) announce();
    },
    contained: line.explain,
    again: () => show(runsAlways),
  });
  let hasChanged = false;
  const show = (runsScripts: boolean) => {
    line.clear();
    result.show(source.text, runsScripts);
  };
  source.listen(() => {
    hasChanged = true;
    show(runsAlways);
  });

  const stops: (() => void)[] = [
    result.stop,
    whileNear(figure, { come: () => show(runsAlways), go: result.release }),
  ];
  const started = new Set<Element>();
  const startView = async (panel: Element) => {
    const root = panel.querySelector<HTMLElement>('[data-view]');
    const load = viewScripts[root?.dataset.view ?? ''];
    if (!root || !load || started.has(root)) return;
    started.add(root);
    const stop = (await load())(root, source, figure);
    if (stop) stops.push(stop);
  };
  stops.push(startViews({ figure, opened: startView }));
  if (!('fixed' in figure.dataset)) {
    stops.push(
      makeEditable(figure, lines, (text) => {
        source.write(text);
        for (const panel of figure.querySelectorAll('.example-panel')) void startView(panel);
      }),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}

function createSource(original: string): LiveSource & { write(text: string): void } {
  const listeners = new Set<(text: string) => void>();
  let text = original;
  return {
    get text() {
      return text;
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    write(next) {
      text = next;
      for (const changed of listeners) changed(text);
    },
  };
}

/** Opens the source for changes; `rested` is called with the text when the reader pauses. */
function makeEditable(figure: HTMLElement, lines: HTMLElement, rested: (text: string) => void): () => void {
  const original = lines.textContent ?? '';
  const { edit, reset } = addEditButtons(figure);
  const hint = createHint(figure);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const editor = openEditor({
    lines,
    changed(text, count) {
      clearTimeout(timer);
      timer = setTimeout(() => rested(text), followAfter);
      reset.disabled = text === original;
      hint(count);
    },
  });
  const startAgain = () => {
    editor.write(original);
    editor.focus();
  };
  edit.addEventListener('click', editor.focus);
  reset.addEventListener('click', startAgain);
  return () => clearTimeout(timer);
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

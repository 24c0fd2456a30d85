// The sizes of the panes on this device. They are for the style sheet, and are saved as they change.
import { safeStorage } from '#runtime/storage.ts';
import { type PaneSizes, paneNames, parsePanes } from '#workbench/state/panes.ts';
import type { WorkbenchStore } from '#workbench/state/workbench-store.ts';

/** Each kind of workbench has sizes of its own. */
const keyOf = (kind: string) => `plinth-panes:${kind}`;

const storage = safeStorage('local');

export function loadPanes(kind: string): PaneSizes {
  return parsePanes(storage.get(keyOf(kind)));
}

/** Saves every change; returns how to stop. */
export function keepPanes(kind: string, store: WorkbenchStore): () => void {
  let { panes } = store.get();
  return store.subscribe(() => {
    if (store.get().panes === panes) return;
    ({ panes } = store.get());
    if (Object.keys(panes).length > 0) storage.set(keyOf(kind), JSON.stringify(panes));
    else storage.remove(keyOf(kind));
  });
}

export function applyPanes(root: HTMLElement, panes: PaneSizes): void {
  for (const name of paneNames) {
    const size = panes[name];
    if (size === undefined) root.style.removeProperty(`--pane-${name}`);
    else root.style.setProperty(`--pane-${name}`, `${size}px`);
  }
}

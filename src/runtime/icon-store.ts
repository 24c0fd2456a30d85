// The shapes a browser has at hand. Reading never waits; what is missing is asked for once and drawn when it comes.

import {
  type IconName,
  type IconShape,
  type IconShapes,
  iconKey,
  installedCollections,
  parseIconName,
} from '#lib/icon.ts';
import { constants } from '#schema/constants.ts';

interface IconStoreOptions {
  bundled: IconShapes;
  /** Asks the network; settles when every icon has come through `add` or is given up. */
  load: (names: readonly IconName[], add: (shapes: IconShapes) => void) => Promise<void>;
  warn: (message: string) => void;
}

export interface IconStore {
  /** Null while there is no shape. Never asks for one, so that rendering has no effect. */
  find(name: string): IconShape | null;
  /** Calls `changed` when the icon arrives, and asks for it when it is not there. Returns how to stop. */
  subscribe(name: string, changed: () => void): () => void;
  /** Takes shapes that come with something else, such as a payload. */
  add(shapes: IconShapes): void;
}

export function createIconStore({ bundled, load, warn }: IconStoreOptions): IconStore {
  const shapes = new Map(Object.entries(bundled));
  const listeners = new Map<string, Set<() => void>>();
  /** Found or not: nothing is asked for twice in a session. */
  const asked = new Set<string>();
  const doubted = new Set<string>();
  let waiting: IconName[] = [];

  const find = (name: string) => shapes.get(iconKey(name) ?? '') ?? null;

  function add(found: IconShapes): void {
    for (const [key, shape] of Object.entries(found)) {
      if (shapes.has(key)) continue;
      shapes.set(key, shape);
      for (const changed of [...(listeners.get(key) ?? [])]) changed();
    }
  }

  function ask(name: string): void {
    const key = iconKey(name);
    if (asked.has(key ?? name)) return;
    asked.add(key ?? name);
    const parsed = parseIconName(name);
    if (!key || !parsed) warn(`The icon "${name}" is not from a known collection.`);
    else if (waiting.push(parsed) === 1) queueMicrotask(loadWaiting);
  }

  async function loadWaiting(): Promise<void> {
    const names = waiting;
    waiting = [];
    try {
      await load(names, add);
    } catch (error) {
      // The code that loads them failed: whoever draws one of them next tries again.
      for (const { collection, icon } of names) asked.delete(`${collection}:${icon}`);
      return warn(`Icons cannot be loaded: ${error}`);
    }
    for (const { collection } of names) doubt(collection);
  }

  /** A collection that gave nothing at all is most likely misspelt. */
  function doubt(collection: string): void {
    if (installedCollections.includes(collection) || doubted.has(collection)) return;
    if ([...shapes.keys()].some((key) => key.startsWith(`${collection}:`))) return;
    doubted.add(collection);
    warn(`No icon came from a collection "${collection}".`);
  }

  return {
    find,
    add,
    subscribe(name, changed) {
      const key = iconKey(name) ?? name;
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(changed));
      if (!find(name)) ask(name);
      return () => {
        own.delete(changed);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
  };
}

/** The shapes of every icon drawn below `root`: what a document arrived with need not be asked for again. */
export function readDrawnIcons(root: Pick<ParentNode, 'querySelectorAll'>): IconShapes {
  const { classPrefix } = constants.icon;
  const shapes: Record<string, IconShape> = {};
  for (const svg of root.querySelectorAll('svg.icon')) {
    const key = [...svg.classList].find((name) => name.startsWith(classPrefix) && name.includes(':'));
    const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    if (!key || !width || !height || svg.innerHTML === '') continue;
    shapes[key.slice(classPrefix.length)] ??= { body: svg.innerHTML, width, height };
  }
  return shapes;
}

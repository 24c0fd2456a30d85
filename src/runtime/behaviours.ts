// Pages are finished HTML; the few parts of them that answer to the reader come alive one by one, each with its own
// small script, when they come into sight.

/** Brings one element to life; returns what undoes it, for the page may leave while the document stays. */
type Behaviour = (element: HTMLElement) => (() => void) | undefined;

export interface BehaviourEntry {
  selector: string;
  load(): Promise<Behaviour>;
}

interface BehavioursOptions {
  entries: readonly BehaviourEntry[];
  /** The part of the document to look into. */
  root: HTMLElement;
  onError(error: unknown): void;
}

/** How far outside the window a part may be to count as in sight. */
const nearby = '200px';

export interface Behaviours {
  /** Looks at the page that is there now; what was alive on the page before is undone. */
  refresh(): void;
}

export function createBehaviours({ entries, root, onError }: BehavioursOptions): Behaviours {
  let leave: () => void = () => {};
  return {
    refresh() {
      leave();
      leave = bringToLife(root, entries, onError);
    },
  };
}

function bringToLife(
  root: HTMLElement,
  entries: readonly BehaviourEntry[],
  onError: (error: unknown) => void,
) {
  const undo: (() => void)[] = [];
  const waiting = new Map<Element, BehaviourEntry[]>();
  let hasLeft = false;

  const start = async (element: HTMLElement, { load }: BehaviourEntry) => {
    try {
      const behave = await load();
      const stop = hasLeft || !element.isConnected ? undefined : behave(element);
      if (stop) undo.push(stop);
    } catch (error) {
      onError(error);
    }
  };
  const come = (element: Element) => {
    for (const entry of waiting.get(element) ?? []) void start(element as HTMLElement, entry);
    waiting.delete(element);
  };
  const sight = watchSight(come);
  for (const entry of entries) {
    for (const element of root.querySelectorAll(entry.selector)) {
      waiting.set(element, [...(waiting.get(element) ?? []), entry]);
    }
  }
  for (const element of [...waiting.keys()]) {
    if (sight) sight.observe(element);
    else come(element);
  }
  return () => {
    hasLeft = true;
    sight?.disconnect();
    for (const stop of undo) stop();
  };
}

/** Calls back once for each observed element that comes near; null where the browser cannot say. */
function watchSight(onSight: (element: Element) => void): IntersectionObserver | null {
  try {
    const sight = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (!isIntersecting) continue;
          sight.unobserve(target);
          onSight(target);
        }
      },
      { rootMargin: nearby },
    );
    return sight;
  } catch {
    return null;
  }
}

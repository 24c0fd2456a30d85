// Pages are finished HTML. The few elements that respond to the reader are started one by one, each with its own small
// script, when they come into view.

/** Starts one element; returns how to stop it, for the page may be left while the document stays. */
type Behaviour = (element: HTMLElement) => (() => void) | undefined;

export interface BehaviourEntry {
  selector: string;
  load(): Promise<Behaviour>;
}

interface BehavioursOptions {
  entries: readonly BehaviourEntry[];
  /** Where to look for elements. */
  root: HTMLElement;
  onError(error: unknown): void;
}

/** How far outside the window an element may be to count as in view. */
const viewMargin = '200px';

export interface Behaviours {
  /** Starts what the present page has; what ran on the previous page is stopped. */
  refresh(): void;
}

/** The behaviours of whatever page is shown. */
export function createBehaviours({ entries, root, onError }: BehavioursOptions): Behaviours {
  let leave: () => void = () => {};
  return {
    refresh() {
      leave();
      leave = startAll(root, entries, onError);
    },
  };
}

function startAll(root: HTMLElement, entries: readonly BehaviourEntry[], onError: (error: unknown) => void) {
  const stops: (() => void)[] = [];
  const waiting = new Map<Element, BehaviourEntry[]>();
  let hasLeft = false;

  const start = async (element: HTMLElement, { load }: BehaviourEntry) => {
    try {
      const behaviour = await load();
      const stop = hasLeft || !element.isConnected ? undefined : behaviour(element);
      if (stop) stops.push(stop);
    } catch (error) {
      onError(error);
    }
  };
  const startWaiting = (element: Element) => {
    for (const entry of waiting.get(element) ?? []) void start(element as HTMLElement, entry);
    waiting.delete(element);
  };
  const observer = watchView(startWaiting);
  for (const entry of entries) {
    for (const element of root.querySelectorAll(entry.selector)) {
      waiting.set(element, [...(waiting.get(element) ?? []), entry]);
    }
  }
  for (const element of [...waiting.keys()]) {
    if (observer) observer.observe(element);
    else startWaiting(element);
  }
  return () => {
    hasLeft = true;
    observer?.disconnect();
    for (const stop of stops) stop();
  };
}

/** Calls back once for each observed element that comes into view; null where the browser cannot say. */
function watchView(onView: (element: Element) => void): IntersectionObserver | null {
  try {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          onView(target);
        }
      },
      { rootMargin: viewMargin },
    );
    return observer;
  } catch {
    return null;
  }
}

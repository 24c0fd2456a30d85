// Pages are finished HTML. The few elements that respond to the reader are started one by one, each with its own small
// script, when they come into view.
import { onStall } from './load-chunk.ts';

/** Starts one element; returns how to stop it, for the page may be left while the document stays. */
type Behaviour = (element: HTMLElement) => (() => void) | undefined;

export interface BehaviourEntry {
  selector: string;
  load(): Promise<Behaviour>;
  /** What readers call it, at the beginning of a sentence. They are told when it does not load; without it they are not. */
  name?: string;
  /** Controls that are in the document before the script. A click on one is repeated when the script is there. */
  controls?: string;
  /** The page is complete without it: readers are told only after a click on one of the controls. */
  isExtra?: boolean;
}

/** Something readers should know about a part of the page that does not respond yet. */
export interface PartProblem {
  element: HTMLElement;
  name: string;
  kind: 'stalled' | 'failed';
  isExtra: boolean;
  /** How often loading was tried. */
  tries: number;
  retry(): void;
}

interface BehavioursOptions {
  entries: readonly BehaviourEntry[];
  /** Where to look for elements. */
  root: HTMLElement;
  onError(error: unknown): void;
  /** Tells the reader; returns how to take it back. */
  tell?(problem: PartProblem): () => void;
}

/** How far outside the window an element may be to count as in view. */
const viewMargin = '200px';

export interface Behaviours {
  /** Starts what the present page has; what ran on the previous page is stopped. */
  refresh(): void;
}

/** The behaviours of whatever page is shown. */
export function createBehaviours(options: BehavioursOptions): Behaviours {
  let leave: () => void = () => {};
  return {
    refresh() {
      leave();
      leave = startAll(options);
    },
  };
}

function startAll({ root, entries, onError, tell }: BehavioursOptions) {
  const stops: (() => void)[] = [];
  const waiting = new Map<Element, BehaviourEntry[]>();
  let hasLeft = false;

  const start = (element: HTMLElement, entry: BehaviourEntry) => {
    const { load, name, controls, isExtra = false } = entry;
    const waiting = new AbortController();
    stops.push(() => waiting.abort());
    let clicked: HTMLElement | null = null;
    let clickedAt = -1;
    let state: 'loading' | 'stalled' | 'failed' = 'loading';
    let tries = 0;
    let takeBack = () => {};
    waiting.signal.addEventListener('abort', () => takeBack());
    const tellReader = () => {
      takeBack();
      if (!tell || !name || state === 'loading' || waiting.signal.aborted || (isExtra && !clicked)) return;
      takeBack = tell({ element, name, kind: state, isExtra, tries, retry: () => void attempt() });
    };
    const attempt = async () => {
      state = 'loading';
      tries += 1;
      takeBack();
      takeBack = () => {};
      try {
        const loading = load();
        onStall(loading, () => {
          state = 'stalled';
          tellReader();
        });
        const behaviour = await loading;
        delete element.dataset.failed;
        const stop = hasLeft || !element.isConnected ? undefined : behaviour(element);
        if (stop) stops.push(stop);
        waiting.abort();
        // Some behaviours draw their controls again, in the same order.
        const control = clicked?.isConnected ? clicked : allControls()[clickedAt];
        if (clicked && control instanceof HTMLButtonElement) control.click();
      } catch (error) {
        state = 'failed';
        // Styles then show what works without the script.
        element.dataset.failed = '';
        tellReader();
        onError(error);
      }
    };
    const allControls = () => (controls ? [...element.querySelectorAll<HTMLElement>(controls)] : []);
    const noteClick = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(controls ?? '') : null;
      if (!control) return;
      clicked = control;
      clickedAt = allControls().indexOf(control);
      if (state === 'failed') void attempt();
      else tellReader();
    };
    if (controls) element.addEventListener('click', noteClick, { signal: waiting.signal });
    void attempt();
  };
  const startWaiting = (element: Element) => {
    for (const entry of waiting.get(element) ?? []) start(element as HTMLElement, entry);
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

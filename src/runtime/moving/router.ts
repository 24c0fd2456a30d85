// Moving within the site on the platform's Navigation API. A click, Back or a call all arrive here as one event:
// the page is made ready, then address and page change together, then the page scrolls and is announced. What
// cannot be done this way is left to the browser, which loads the document.
import { announce, focusAnchor, focusHeading } from './arrive.ts';
import { showLoading } from './loading-bar.ts';
import {
  nextFrame,
  type Position,
  type Positions,
  pathOf,
  planScroll,
  type Scroller,
  standAt,
} from './scroll.ts';

/** A page that is ready: showing it takes no time and cannot fail. */
interface ReadyPage {
  show(): void;
}

export interface RouterOptions {
  window: Window;
  navigation: Navigation;
  positions: Positions;
  scroller: Scroller;
  /** Whether an address is one of ours; a doubtful one may be taken. */
  isPage(url: URL): boolean;
  /** Makes a page ready; null when the document must be loaded instead. Throws what the error page should show. */
  prepare(url: URL, from: URL, signal: AbortSignal): Promise<ReadyPage | null>;
  /** Whether the page area shows something else than the page of the address. */
  isBroken(): boolean;
  onError(error: unknown, url: URL): void;
  /** The page could not be had because there is no network; true when the reader was told. */
  onOffline(url: URL): boolean;
  /** A page has taken the place of another and has been painted. */
  onShow(): void;
  /** The reader is where the address leads to. */
  onArrive(): void;
}

export interface Router {
  go(to: string, replace: boolean): Promise<void>;
  /** Loads the document at an address, whatever the router could do itself. */
  load(to: string, replace: boolean): void;
}

/** Forms are the browser's; one that is sent by GET shows only in the element it came from. */
function isForm({ formData, sourceElement }: NavigateEvent): boolean {
  return (
    formData !== null ||
    sourceElement instanceof HTMLFormElement ||
    (sourceElement?.matches('button, input') ?? false)
  );
}

/** Thrown to keep the address as it is. */
class Stay extends Error {}

export function startRouter(options: RouterOptions): Router {
  const { window, navigation, positions, scroller } = options;
  const { document, location } = window;
  const canWait = 'NavigationPrecommitController' in window;
  let isLeaving = false;
  /** Where the reader left the page that is being reloaded. */
  let returnTo: Position | null = null;

  const entry = () => navigation.currentEntry?.key ?? '';
  const notePosition = () => positions.note(entry(), scroller.position());

  function load(to: string, replace: boolean): void {
    isLeaving = true;
    if (replace) location.replace(to);
    else location.assign(to);
    // An address that only downloads, or is refused, leaves the page in place.
    isLeaving = false;
  }

  function prepare(event: NavigateEvent, url: URL, from: URL): Promise<ReadyPage | null> {
    const aborted = new Promise<null>((resolve) => {
      event.signal.addEventListener('abort', () => resolve(null));
    });
    // A page that the reader no longer waits for needs no sign.
    return showLoading(Promise.race([options.prepare(url, from, event.signal), aborted]));
  }

  /** The same page: only the place on it changes. */
  async function moveOnPage(event: NavigateEvent, url: URL, from: URL): Promise<void> {
    const plan = planFor(event, url, from);
    await nextFrame(window);
    await scroller.apply(plan, event.signal);
    if (plan.kind === 'anchor' && !event.signal.aborted) focusAnchor(document, plan.id);
    options.onArrive();
  }

  async function arrive(event: NavigateEvent, ready: ReadyPage, url: URL, from: URL): Promise<void> {
    if (event.signal.aborted) return;
    const plan = planFor(event, url, from);
    ready.show();
    const { title } = document;
    // The new page is painted first, or the old one would be seen to jump.
    await nextFrame(window);
    if (event.signal.aborted) return;
    // A page that failed meanwhile has given way to an error page, which has the focus and has said what it is.
    if (document.title === title) {
      if (plan.kind !== 'anchor' || !focusAnchor(document, plan.id)) focusHeading(document);
      announce(document, title);
    }
    // What is on the page answers from now on, not only when it has come to rest.
    options.onShow();
    await scroller.apply(plan, event.signal);
    options.onArrive();
  }

  function planFor(event: NavigateEvent, url: URL, from: URL) {
    const isTraversal = event.navigationType === 'traverse';
    return planScroll({ from, to: url, isTraversal, stored: positions.find(event.destination.key) });
  }

  /** Address and page change together: the event waits until the page is ready. */
  function takeWaiting(event: NavigateEvent, url: URL, from: URL): void {
    let ready: ReadyPage | null = null;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async precommitHandler() {
        try {
          ready = await prepare(event, url, from);
        } catch (error) {
          if (!event.signal.aborted) options.onError(error, url);
          throw new Stay();
        }
        if (ready || event.signal.aborted) return notePosition();
        if (options.onOffline(url)) throw new Stay();
        // Going back can only be taken up again after the address has changed.
        if (event.navigationType === 'traverse') return;
        queueMicrotask(() => load(url.href, event.navigationType === 'replace'));
        throw new Stay();
      },
      async handler() {
        if (ready) await arrive(event, ready, url, from);
        else reload(event);
      },
    });
  }

  /** Where the browser cannot wait, the address changes first. */
  function takeAtOnce(event: NavigateEvent, url: URL, from: URL): void {
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        try {
          const ready = await prepare(event, url, from);
          if (event.signal.aborted) return;
          if (ready) await arrive(event, ready, url, from);
          else if (!options.onOffline(url)) reload(event);
        } catch (error) {
          if (!event.signal.aborted) options.onError(error, url);
        }
      },
    });
  }

  /** Loads the document of the address, where the reader left it if they go back to it. */
  function reload({ destination }: NavigateEvent): void {
    isLeaving = true;
    returnTo = positions.find(destination.key);
    location.reload();
  }

  navigation.addEventListener('navigate', (event) => {
    if (isLeaving || !event.canIntercept || event.downloadRequest !== null || isForm(event)) return;
    if (event.navigationType === 'reload') return;
    const url = new URL(event.destination.url);
    const from = new URL(location.href);
    notePosition();
    const isSamePage = pathOf(url) === pathOf(from) && !options.isBroken();
    if (isSamePage) {
      event.intercept({
        scroll: 'manual',
        focusReset: 'manual',
        handler: () => moveOnPage(event, url, from),
      });
    } else if (options.isPage(url)) {
      if (canWait && event.cancelable) takeWaiting(event, url, from);
      else takeAtOnce(event, url, from);
    } else if (event.navigationType === 'traverse' && event.destination.sameDocument) {
      // The document of that address was left within this one: on its own the browser would only change the address.
      event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => reload(event) });
    }
  });

  window.addEventListener('pagehide', () => {
    if (returnTo) standAt(window, returnTo);
    else notePosition();
    positions.keep(navigation.entries().map(({ key }) => key));
  });

  return {
    load,
    async go(to, replace) {
      const { finished, committed } = navigation.navigate(to, { history: replace ? 'replace' : 'auto' });
      // An overtaken or refused navigation is not an error of the caller's.
      await Promise.allSettled([committed, finished]);
    },
  };
}

// What code that is drawn on the server and in the browser may know of the page: the elements that events and refs hand
// to it, and what is reached through them. There is no `document` and no `window` here, so nothing can be touched while
// a page is drawn. React declares the same names empty; in the browser's own project the platform's types take their place.

/** Whatever events happen to. */
interface PageEventTarget {
  addEventListener(type: string, listener: (event: never) => void, options?: ListenerOptions): void;
}

interface ListenerOptions {
  capture?: boolean;
  passive?: boolean;
  signal?: AbortSignal;
}

interface Node extends PageEventTarget {
  contains(other: Node | null): boolean;
}

interface Element extends Node {
  ownerDocument: Document;
  ariaLabel: string | null;
  closest<Found extends Element>(selector: string): Found | null;
  matches(selector: string): boolean;
  querySelector<Found extends Element>(selector: string): Found | null;
  querySelectorAll<Found extends Element>(selector: string): Iterable<Found>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  getBoundingClientRect(): {
    top: number;
    bottom: number;
    left: number;
    right: number;
    width: number;
    height: number;
  };
  scrollTop: number;
  readonly scrollHeight: number;
  setPointerCapture(pointer: number): void;
  hasPointerCapture(pointer: number): boolean;
}

interface HTMLElement extends Element {
  dataset: Record<string, string | undefined>;
  innerText: string;
  offsetParent: Element | null;
  style: Record<'left' | 'top', string>;
  click(): void;
  focus(): void;
}

interface HTMLTextAreaElement extends HTMLElement {
  value: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  setSelectionRange(start: number, end: number): void;
}

interface HTMLInputElement extends HTMLElement {
  value: string;
  select(): void;
}

interface HTMLDetailsElement extends HTMLElement {
  open: boolean;
}

interface HTMLDialogElement extends HTMLElement {
  showModal(): void;
  close(): void;
}

interface Document extends Node {
  activeElement: Element | null;
  defaultView: BrowserWindow | null;
  documentElement: { clientWidth: number; clientHeight: number };
}

interface BrowserWindow extends PageEventTarget {
  innerHeight: number;
  navigation?: PageEventTarget;
  matchMedia(query: string): PageEventTarget;
  IntersectionObserver: new (
    notify: (entries: { isIntersecting: boolean }[]) => void,
  ) => { observe(element: Element): void; disconnect(): void };
}

declare module '*.css' {}

// A quest as data: what its workspace needs, and the results of its checks. The build writes one such file
// per quest, which is fetched when a reader starts working on it.

/** A text file of an answer, such as `index.html` or `script.js`. The first file in a list is the page. */
export interface QuestFile {
  name: string;
  text: string;
}

/** A check as listed before it has run. */
export interface QuestCheck {
  id: string;
  /** A few words, such as “One level 1”. */
  title: string;
  /** The statement that is true once the check passes. */
  passed: string;
}

/**
 * The summary on a quest's page, shown before its data is loaded. Added by the pipeline, never by an author.
 */
export interface QuestSummary {
  /** The address of its data. */
  address: string;
  checks: QuestCheck[];
  /** The names of the files of its starter, the page first. */
  files: string[];
}

interface QuestSolution {
  /** `a` or `b`. */
  name: string;
  title: string;
  files: QuestFile[];
  /** HTML: how it differs from the other solution. */
  about: string;
}

export interface QuestHint {
  title: string;
  /** HTML. */
  html: string;
}

export interface Quest {
  slug: string;
  /** The address of its page. */
  path: string;
  title: string;
  /** A hash of the starter and the checks: a draft of another version belongs to another task. */
  version: string;
  starter: QuestFile[];
  checks: QuestCheck[];
  hints: QuestHint[];
  solutions: QuestSolution[];
  /** The source of the module with the checks. */
  checksSource: string;
  /** The address of axe-core, if a check uses it. Saved packs contain the files named here. */
  axe?: string;
}

/** `broken`: the check could not be completed, which says nothing about the page. */
type CheckState = 'passed' | 'failed' | 'broken';

export interface CheckResult {
  id: string;
  state: CheckState;
  /** A sentence for the reader: what is right, or what a user of the page would notice. */
  words: string;
  /** For a broken check: the page never finished, which is the page's fault and not the check's. */
  isEndless?: true;
}

/** The document in which an answer is checked. */
export const questFramePath = '/_example/quest.html';

/** The frame's first message, sent before it loads any answer. The page then sends it a message port. */
export const questGreeting = 'plinth-quest-frame';

/** A message from the page to the frame, over the port: run one check on these files. */
export interface QuestOrder {
  files: QuestFile[];
  checksSource: string;
  check: string;
  /** An address with the axe-core source, for a frame that is offline. */
  axe?: string | undefined;
}

/** The page asks over the port whether the frame still runs; the frame answers at once, unless a script blocks it. */
export const questPing = 'ping';

/** Messages from the frame to the page, over the port. */
export type QuestNews =
  /** The answer to a ping. */
  | { quest: 'alive' }
  /** The answer navigates away, so no check can end. */
  | { quest: 'left' }
  /** The check needs another viewport size; the frame waits until it has it. */
  | { quest: 'size'; width: number; height: number }
  /** The check is done. A frame that it has interacted with is not used again. `errors` are of the answer's scripts. */
  | { quest: 'done'; result: CheckResult; isUsed: boolean; errors: string[] };

/**
 * Globals that the frame's script and the checks save before an answer is loaded, because its scripts may
 * overwrite them.
 */
export const questGlobals = [
  ...['Array', 'Boolean', 'Date', 'Error', 'Int32Array', 'Intl', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'Uint16Array', 'Uint32Array', 'Uint8Array'],
  ...['WeakMap', 'WeakSet', 'decodeURIComponent', 'encodeURIComponent', 'parseFloat', 'parseInt'],
  ...[
    'CSSStyleDeclaration',
    'DataTransfer',
    'Document',
    'DragEvent',
    'Element',
    'ElementInternals',
    'Event',
    'EventTarget',
    'FormData',
  ],
  ...['HTMLButtonElement', 'HTMLDialogElement', 'HTMLElement', 'HTMLFormElement', 'HTMLImageElement'],
  ...[
    'HTMLDetailsElement',
    'HTMLInputElement',
    'HTMLOptionElement',
    'HTMLPictureElement',
    'HTMLSelectElement',
    'HTMLSlotElement',
  ],
  ...['HTMLTableCellElement', 'HTMLTextAreaElement', 'InputEvent', 'KeyboardEvent', 'MessageChannel'],
  ...['MouseEvent', 'MutationObserver', 'Node', 'NodeList', 'OffscreenCanvas', 'PointerEvent', 'ShadowRoot'],
  ...[
    'KeyframeEffect',
    'Text',
    'TextDecoder',
    'TextEncoder',
    'customElements',
    'getComputedStyle',
    'matchMedia',
  ],
  'queueMicrotask',
] as const;

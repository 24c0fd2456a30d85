// The result of a live example: its size, and the messages between a page and the frame that shows it.

/** Limits for the height of a live example's result, in pixels. */
export const resultHeights = { min: 80, max: 600 } as const;

/**
 * The widths at which the height of a result is measured: a 320-pixel screen, a 390-pixel screen, and the
 * reading column. Widths in between use the height of the next narrower one.
 */
export const resultWidths = [278, 348, 670] as const;

/**
 * The heights of a result at each of `resultWidths`, by the key of its source. A single number if they are
 * all equal.
 */
export type ExampleHeights = Record<string, number | number[]>;

/** The measurements and their inputs; a change to the frame or to a picture can change the height. */
export interface MeasuredExamples {
  /** Hash of the frame's script and style. */
  frame: string;
  /** Hashes of the files that examples use, by name. */
  files: Record<string, string>;
  heights: ExampleHeights;
}

/** The documents of the frame. Only the second one runs an example's scripts. */
export const examplePaths = { plain: '/_example/frame.html', scripts: '/_example/scripts.html' } as const;

/** The folder of these documents and of the files that examples use: `boat.svg` is `/_example/boat.svg`. */
export const exampleFolder = '/_example/';

/**
 * The files of that folder as a CSP source, on any host: in a frame with an opaque origin, WebKit matches
 * neither 'self' nor an address without a scheme.
 */
export const exampleSources = `http://*:*${exampleFolder} https://*:*${exampleFolder}`;

/** The same documents for offline pages; only the service worker serves them, see `decisions/0049`. */
export const savedExampleFolder = `${exampleFolder}saved/`;

/**
 * Results as static documents for readers without JavaScript: the first one of `/a` is `/_result/a/1.html`.
 */
export const stillFolder = '/_result/';

/**
 * The CSP of such a document: files of the site, and embedded data. It has the site's origin, so that 'self'
 * matches in every browser; this is safe because no script runs in it.
 */
export const stillSources =
  "default-src 'none'; style-src 'unsafe-inline' 'self'; img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; base-uri 'none'; form-action 'none'";

/** Its sandbox permissions; never `allow-scripts`, which would give it control of the site. */
export const stillSandbox = 'allow-same-origin';

export function stillPath(page: string, number: number): string {
  return `${stillFolder}${page === '/' ? '' : `${page.slice(1)}/`}${number}.html`;
}

/** The frame's sandbox permissions; never `allow-same-origin`, which would give it control of the site. */
export const exampleSandbox = ['allow-scripts', 'allow-forms'] as const;

/** An action of the source that was blocked, or an error in it. */
export type Containment =
  | 'link'
  | 'download'
  | 'form'
  | 'alert'
  | 'confirm'
  | 'prompt'
  | 'print'
  | 'open'
  | 'error'
  | 'loop'
  | 'crowd'
  | 'tangle';

export const consoleLevels = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** One line of console output. */
export interface ConsoleLine {
  level: (typeof consoleLevels)[number];
  text: string;
  /** The line of the source; null if unknown. */
  line: number | null;
}

/** Messages from the frame to the page. */
export type FrameNews =
  /** It is ready for a source; focus entered or left it; it is still responsive. */
  | { example: 'ready' | 'entered' | 'left' | 'alive' }
  /** It has shown a source; scripts in it may not have run. */
  | { example: 'shown'; hasIdleScripts: boolean }
  /** The height of the content, and whether more is below the visible part. */
  | { example: 'size'; height: number; hasMore: boolean }
  /** A blocked action, with its address or message. */
  | { example: 'contained'; what: Containment; detail: string }
  /** Console output since the last message, and the number of lines left out. */
  | { example: 'console'; lines: ConsoleLine[]; more: number };

/** Messages from the page to the frame: a source to show, or a check that it is responsive. */
export interface FrameOrder {
  source?: string;
  /**
   * The files the source uses, as data or blob addresses by name: scripts always, all of them when offline.
   */
  files?: Readonly<Record<string, string>>;
  answer?: true;
}

// The result of a live example: how large it may be, and what a page and the frame that shows it agree on.

/** Pixels that the result of a live example may be tall. */
export const resultHeights = { min: 80, max: 600 } as const;

/**
 * Widths of a result at which its height is measured: on a screen of 320 pixels, on one of 390, and in the reading
 * column. What lies between has the room of the next narrower one.
 */
export const resultWidths = [278, 348, 670] as const;

/** The heights of a result at each of `resultWidths`, by the key of its source. One number where they are all the same. */
export type ExampleHeights = Record<string, number | number[]>;

/** What was measured, and with what: another frame or another picture may give another height. */
export interface MeasuredExamples {
  /** Hash of the frame's script and style. */
  frame: string;
  /** Hashes of the files that examples name, by their names. */
  files: Record<string, string>;
  heights: ExampleHeights;
}

/** The documents of the frame. Scripts of an example run only in the second one. */
export const examplePaths = { plain: '/_example/frame.html', scripts: '/_example/scripts.html' } as const;

/** Where the documents are, and beside them the files that examples name: `boat.svg` is `/_example/boat.svg`. */
export const exampleFolder = '/_example/';

/**
 * The files of that folder in the words of a policy, on whatever host: in a frame without an origin WebKit matches
 * neither 'self' nor an address without a scheme.
 */
export const exampleSources = `http://*:*${exampleFolder} https://*:*${exampleFolder}`;

/** Where the same documents are for a page that has no network: only the worker answers there, see `decisions/0049`. */
export const savedExampleFolder = `${exampleFolder}saved/`;

/** Where the results are for readers without script, as documents: the first of `/a` is `/_result/a/1.html`. */
export const stillFolder = '/_result/';

export function stillPath(page: string, number: number): string {
  return `${stillFolder}${page === '/' ? '' : `${page.slice(1)}/`}${number}.html`;
}

/** What the frame may do; never `allow-same-origin`, which would hand it the site. */
export const exampleSandbox = ['allow-scripts', 'allow-forms'] as const;

/** What a source asked for and did not get, or what went wrong in it. */
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
  | 'crowd';

/** What the frame tells the page. */
export type FrameNews =
  /** It can take a source; the focus came into it or left it; it still answers. */
  | { example: 'ready' | 'entered' | 'left' | 'alive' }
  /** It has shown a source, perhaps without the scripts in it. */
  | { example: 'shown'; hasIdleScripts: boolean }
  /** How tall the content is, and whether there is more below what can be seen. */
  | { example: 'size'; height: number; hasMore: boolean }
  /** What it kept from happening, and the address or the words that belong to it. */
  | { example: 'contained'; what: Containment; detail: string };

/** What the page tells the frame: what to show, or to say whether it still answers. */
export interface FrameOrder {
  source?: string;
  /** Files that it names, by their names, as addresses that hold them: where the page comes from the device. */
  files?: Readonly<Record<string, string>>;
  answer?: true;
}

// What a page and the frame that shows the result of a live example agree on.

/** The documents of the frame. Scripts of an example run only in the second one. */
export const examplePaths = { plain: '/_example/frame.html', scripts: '/_example/scripts.html' } as const;

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
  answer?: true;
}

// What a page and the frame that shows the result of a live example agree on.

/** The documents of the frame. Scripts of an example run only in the second one. */
export const examplePaths = { plain: '/_example/frame.html', scripts: '/_example/scripts.html' } as const;

/** Where the documents are, and beside them the files that examples name: `boat.svg` is `/_example/boat.svg`. */
export const exampleFolder = '/_example/';

/** What the frame may do; never `allow-same-origin`, which would hand it the site. */
export const exampleSandbox = ['allow-scripts', 'allow-forms'] as const;

/** What the frame tells the page: it can take a source, it has shown one, the focus came into it or left it. */
export type FrameNews = { example: 'ready' | 'shown' | 'entered' | 'left' };

/** What the page tells the frame. */
export interface FrameOrder {
  source: string;
}

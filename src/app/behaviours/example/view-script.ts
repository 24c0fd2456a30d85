// What the script of a view is given: its element, the source of the example, and the example.

/** The source of an example, as it is now. */
export interface LiveSource {
  /** As the author wrote it. */
  readonly original: string;
  readonly text: string;
  /** The style sheet beside it, if it has one that is not part of the text. */
  readonly sheet?: string;
  /** Calls back with each new source, once the reader rests; returns how to end that. */
  listen(changed: (text: string) => void): () => void;
}

/** Brings a view alive; returns how to stop it. */
export type ViewScript = (
  view: HTMLElement,
  source: LiveSource,
  figure: HTMLElement,
) => (() => void) | undefined;

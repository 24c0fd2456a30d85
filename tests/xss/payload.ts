// An attempt to bring something into a page that runs, loads, sends or misleads.

export interface Payload {
  family: string;
  /** The text of the document. */
  body: string;
  /** Lines above it, instead of a plain title. */
  frontMatter?: string;
  /** The name of the document's file, where that is the attempt. */
  file?: string;
}

/** Attempts of one family that are all text. */
export function bodies(family: string, texts: readonly string[]): Payload[] {
  return texts.map((body) => ({ family, body }));
}

// Messages between the check and the page it opens in a browser.

export interface AskedDocument {
  /** The document to show; null for the current one. */
  html: string | null;
  /** Rules in addition to those of the tags. */
  more: string[];
  /** Rules of the tags that are disabled. */
  without: string[];
}

export interface Question {
  documents: AskedDocument[];
  tags: string[];
  /** Only these rules; null for all rules of the tags. */
  rules: string[] | null;
  /** The site's style for examples without styles of their own. */
  siteStyle: string;
}

export interface Violation {
  rule: string;
  help: string;
  /** The index of the element in source order; -1 if it is not in the source. */
  element: number;
  html: string;
}

// What the check and the page it opens in a browser say to each other.

export interface AskedDocument {
  /** The document to put in place; null for the one that is there. */
  html: string | null;
  /** Rules besides those of the tags. */
  more: string[];
  /** Rules of the tags that are left out. */
  without: string[];
}

export interface Question {
  documents: AskedDocument[];
  tags: string[];
  /** Only these rules; null for all of the tags. */
  rules: string[] | null;
  /** How the site shows an example that has no style of its own. */
  siteStyle: string;
}

export interface Violation {
  rule: string;
  help: string;
  /** Which element of the document, in the order of the source; -1 when it is not there. */
  element: number;
  html: string;
}

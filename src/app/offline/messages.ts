// What pages and the worker tell each other.

/** Told by the worker to a page: the data of another page came from the device. */
export interface SavedCopyMessage {
  /** The path of that page. */
  savedCopy: string;
  /** The note as HTML. */
  note: string;
  /** The style sheet that the note needs. */
  sheet: string;
}

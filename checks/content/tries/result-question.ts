/** A source to show, and the values to read from its result. */
export interface ResultQuestion {
  source: string;
  runsScripts: boolean;
  /** The element to click before reading; null for the result as loaded. */
  press: string | null;
  measures: readonly Measure[];
}

/**
 * A property of the first element that matches a selector: of its box, of the element itself, or of its
 * computed style.
 */
export interface Measure {
  selector: string;
  property: string;
}

/** The visible result of a source. */
export interface ShownResult {
  /** The text with single spaces, followed by blocked actions: `form: /order`. */
  text: string;
  /** The value of each measure; null if the element does not exist. */
  values: (string | null)[];
}

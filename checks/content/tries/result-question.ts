/** A source to be shown, and what is asked about its result. */
export interface ResultQuestion {
  source: string;
  runsScripts: boolean;
  /** What is pressed before anything is read; null for a result as it loads. */
  press: string | null;
  measures: readonly Measure[];
}

/** A property of the first element that a selector finds: of its box, of the element itself, or of its computed style. */
export interface Measure {
  selector: string;
  property: string;
}

/** What a reader can see of a source. */
export interface ShownResult {
  /** The words, with one space between them, and at the end what was kept from happening: `form: /order`. */
  text: string;
  /** The value of each measure; null where there is no such element. */
  values: (string | null)[];
}

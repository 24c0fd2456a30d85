/** What is asked about an example in the browser. */
export interface HeightQuestion {
  source: string;
  /** The document of the frame. */
  path: string;
  width: number;
  /** Pixels that the frame has at least and at most. */
  least: number;
  most: number;
  sandbox: readonly string[];
  /** Milliseconds without news after which a result counts as settled, and of patience for the first. */
  settledAfter: number;
  patience: number;
}

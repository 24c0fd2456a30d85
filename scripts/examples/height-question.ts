/** The measurement of an example in the browser. */
export interface HeightQuestion {
  source: string;
  /** Files sent with the source, by name. */
  files: Readonly<Record<string, string>>;
  /** The document of the frame. */
  path: string;
  width: number;
  /** Minimum and maximum height of the frame in pixels. */
  least: number;
  most: number;
  sandbox: readonly string[];
  /**
   * Milliseconds without messages after which a result counts as settled, and the timeout for the first
   * message.
   */
  settledAfter: number;
  patience: number;
}

/** One file of a solution with a fault in it. */
export interface FileMutant {
  /** The kind of fault. */
  operator: string;
  /** The fault in words that hold as long as its place is not rewritten. */
  name: string;
  text: string;
}

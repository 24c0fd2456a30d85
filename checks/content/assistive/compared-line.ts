/** A line of either side, in words that both share. */
export interface ComparedLine {
  depth: number;
  role: string;
  name: string;
  description: string;
  element: number | null;
  tag: string;
  states: Record<string, string>;
}

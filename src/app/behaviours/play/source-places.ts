/** Where a piece of a source begins, counted from 1, as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** A function from offsets to places. The lines are found once, however many offsets follow. */
export function createPlaces(source: string): (offset: number) => Place {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

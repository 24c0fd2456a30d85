/**
 * The places of some parts in an order that is not the right one. The same for the same id, so that every build
 * writes the same page.
 */
export function mixedOrder(count: number, id: string): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  const mixed = places.toSorted((one, other) => weight(id, one) - weight(id, other));
  return mixed.every((place, at) => place === at) ? mixed.toReversed() : mixed;
}

/** An arbitrary number for a place (FNV-1a). */
function weight(id: string, place: number): number {
  let sum = 0x811c9dc5;
  for (const letter of `${place} ${id} ${place}`)
    sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return sum;
}

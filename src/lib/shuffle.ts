/**
 * A copy in random order, with all orders equally likely. `random` returns a number from 0 (inclusive) to 1
 * (exclusive).
 */
export function shuffle<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as Item);
}

/** A function that returns random whole numbers below a limit. */
export function randomFrom(seed) {
  let state = seed; // any number but 0
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

const bitsPerKey = 10;
const bitsToSet = 7; // the best number for ten bits a key

/** Remembers keys in a few bits each. It may confuse a new key with an
    old one, but it never forgets a key. */
export class BloomFilter {
  #bytes;

  constructor(bytes) {
    this.#bytes = bytes;
  }

  /** An empty filter with room for so many keys. */
  static withRoomFor(count) {
    const byteCount = Math.ceil((bitsPerKey * count) / 8);
    return new BloomFilter(new Uint8Array(Math.max(1, byteCount)));
  }

  add(key) {
    for (const bit of this.#bitsOf(key))
      this.#bytes[bit >> 3] |= 1 << (bit & 7);
  }

  /** Returns false only if the key was never added. */
  mayContain(key) {
    return this.#bitsOf(key).every(
      (bit) => this.#bytes[bit >> 3] & (1 << (bit & 7)),
    );
  }

  /** Steps through the bits: a hash says where from, another how far. */
  #bitsOf(key) {
    const start = hash(key, 0x811c9dc5);
    const step = hash(key, 0x6a09e667);
    const bitCount = 8 * this.#bytes.length;
    return Array.from(
      { length: bitsToSet },
      (_, n) => (start + n * step) % bitCount,
    );
  }

  /** The filter as text, two digits for each byte. */
  toText() {
    const digits = (byte) => byte.toString(16).padStart(2, '0');
    return Array.from(this.#bytes, digits).join('');
  }

  static fromText(text) {
    const bytes = new Uint8Array(text.length / 2);
    for (let n = 0; n < bytes.length; n += 1)
      bytes[n] = parseInt(text.slice(2 * n, 2 * n + 2), 16);
    return new BloomFilter(bytes);
  }
}

/** A number from 0 to 2 ** 32 - 1 that looks random. */
function hash(key, seed) {
  let state = seed;
  for (let n = 0; n < key.length; n += 1) {
    state = Math.imul(state ^ key.charCodeAt(n), 0x01000193);
    state ^= state >>> 15;
  }
  state = Math.imul(state ^ (state >>> 16), 0x9e3779b1);
  state = Math.imul(state ^ (state >>> 15), 0x9e3779b1);
  return (state ^ (state >>> 16)) >>> 0;
}

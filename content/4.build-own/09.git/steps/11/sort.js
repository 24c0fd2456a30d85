// Git sorts names by their bytes, not by the rules of a language.
export function byBytes(a, b) {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

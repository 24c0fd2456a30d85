/** How much of the server one client may use; times in milliseconds. */
export const defaultLimits = {
  /** The longest line of a request, in bytes. */
  lineBytes: 8192,
  bodyBytes: 10_000_000,
  /** For the head of a request, from its first byte. */
  headTime: 10_000,
  /** Without a byte in either direction. */
  idleTime: 30_000,
  /** For reading the last answer. */
  lingerTime: 2000,
};

// Bytes in words, as readers of a list of downloads know them.

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** `14 kB`, `2.4 MB`. */
export function bytesInWords(bytes: number): string {
  const unit = unitOf(bytes);
  return `${inUnit(bytes, unit)} ${units[unit]}`;
}

/** `1.1 of 2.4 MB`: both in the unit of the second. */
export function partInWords(bytes: number, of: number): string {
  const unit = unitOf(of);
  return `${inUnit(bytes, unit)} of ${inUnit(of, unit)} ${units[unit]}`;
}

/** From 100 kB on in megabytes, so that the packs of a list are told in one unit. */
function unitOf(bytes: number): number {
  if (bytes < 1000) return 0;
  if (bytes < 100_000) return 1;
  return bytes < 1_000_000_000 ? 2 : 3;
}

function inUnit(bytes: number, unit: number): string {
  const amount = bytes / 1000 ** unit;
  return unit < 2 ? String(Math.round(amount)) : amount.toFixed(1);
}

/**
 * Decodes percent escapes, as in the names of files and pages. A percent sign that is not part of an escape
 * is kept.
 */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

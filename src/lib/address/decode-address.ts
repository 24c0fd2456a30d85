/** An address, or a part of one, as names of files and pages are written. A percent sign that is no escape stays. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

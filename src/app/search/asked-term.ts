/** What an address asks to be searched for: search engines and browsers open `/?q=table`. */
export function askedTerm(address: string): string {
  return new URL(address).searchParams.get('q')?.trim() ?? '';
}

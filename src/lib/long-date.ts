const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-15` becomes `15 November 2026`. */
export function longDate(day: string): string {
  return format.format(new Date(day));
}

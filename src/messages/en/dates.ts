// Creating an `Intl.DateTimeFormat` takes 20 ms on every page, for a dozen words.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-15` becomes `15 November 2026`. */
export function longDate(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `15 November`, in the reader's time zone. */
export function dayAndMonth(date: Date): string {
  return `${date.getDate()} ${months[date.getMonth()]}`;
}

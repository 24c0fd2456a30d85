/** `1 minute`, `25 minutes`; from an hour and a half on `about 6 hours`. */
export function readingTime(minutes: number): string {
  if (minutes >= 90) return `about ${Math.round(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

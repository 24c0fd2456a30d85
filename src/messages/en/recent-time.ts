// A moment as a reader would say it: with the time for today and yesterday, as a weekday within a week, and
// as a date before that.
import { daysBetween } from '#lib/days-between.ts';
import { dayAndMonth } from './dates.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Today, 9:05`, `Yesterday, 21:14`, `Friday`, `9 November`, `9 November 2025`. */
export function recentTime(date: Date, now: Date): string {
  const ago = daysBetween(date, now);
  if (ago === 0) return `Today, ${clockTime(date)}`;
  if (ago === 1) return `Yesterday, ${clockTime(date)}`;
  if (ago > 1 && ago < 7) return days[date.getDay()] ?? '';
  const day = dayAndMonth(date);
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

function clockTime(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}

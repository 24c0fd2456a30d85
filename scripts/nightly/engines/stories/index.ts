import { menu, panels, preferences, search } from './header.ts';
import { assistive, folding, playground, questRun } from './learning.ts';
import { back, move, notFound } from './moving.ts';
import { dialogs, example, filters, media, quiz, toasts } from './pages.ts';
import type { Story } from './story.ts';

/** Every story, in the order of the report. */
export const stories: readonly Story[] = [
  move,
  back,
  search,
  panels,
  menu,
  preferences,
  example,
  media,
  quiz,
  filters,
  notFound,
  toasts,
  dialogs,
  assistive,
  folding,
  playground,
  questRun,
];

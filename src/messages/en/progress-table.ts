// What is saved on the device, as the page of the reader's progress lists it. Fetched with that page's script.
import { number, plural } from './format.ts';
import { severalOf } from './listings.ts';

export const done = 'Done';
export const youAreHere = 'You are here';
export const started = 'Started';

/** `6 of 25`, and what they are. */
export const doneOf = (count: number, total: number) => `${number(count)} of ${number(total)}`;
export const areDone = (noun: string) => `${severalOf(noun)} done`;
export const notStarted = 'Not started yet.';
export const allDone = (time: string) => `All done. ${time}`;
/** The page to continue at, how far it is, and when it was used last. */
export const lastPage = (name: string, part: string | null, time: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${part ? `, ${part}` : ''}. ${time}`;
export const continueHere = 'Continue';
export const startHere = 'Start';

export const review = 'Review';
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const dueToday = 'due today';
export const inRotation = (total: number, coming: number) =>
  `${questions(total)} in rotation, ${number(coming)} of them in the next six days.`;

export const playground = 'Playground';
export const drafts = 'Drafts';
export const saved = 'saved';
export const setAside = (time: string) => `Put aside. ${time}`;
export const otherVersion = (time: string) => `Another version. ${time}`;
export const olderDrafts = (count: number) =>
  plural(count, { one: 'And # older one.', other: 'And # older ones.' });

export const answers = 'Answers';
export const solvedExercises = 'Solved exercises';
export const tickedItems = 'Ticked items';
export const room = 'Room';
export const kilobytes = (count: number) => `${number(count)} kB`;
export const since = 'Since';

export const imported = (file: string) => `${file} was imported.`;
export const nothingChanged = 'Nothing was changed.';
export const deleted = 'Your progress was deleted.';
export const undo = 'Undo';
export const undoDelete = 'Bring everything back';

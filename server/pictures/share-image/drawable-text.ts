import { isDrawable } from './fonts.ts';

/** What is read; anything else is a sign that a text can do without, such as an emoji. */
const isLetter = /[\p{L}\p{N}]/u;
const isInvisible = /\p{C}/u;

/** Hyphens that our fonts have in one form only. */
const hyphens = /[\u2010\u2011]/g;

/** The text without signs that no font of ours has; nothing at all when one of its letters is missing. */
export function drawableText(text: string): string {
  const letters = [...text.replace(hyphens, '-').replace(/\s/g, ' ')].filter(
    (letter) => !isInvisible.test(letter) && (isDrawable(letter) || isLetter.test(letter)),
  );
  return letters.every(isDrawable) ? letters.join('').replace(/ +/g, ' ').trim() : '';
}

import { isDrawable } from './fonts.ts';

/** Letters and digits; other characters, such as emoji, can be left out. */
const isLetter = /[\p{L}\p{N}]/u;
const isInvisible = /\p{C}/u;

/** Hyphens that our fonts have in one form only. */
const hyphens = /[\u2010\u2011]/g;

/** The text without symbols missing from our fonts; empty if a letter is missing. */
export function drawableText(text: string): string {
  const letters = [...text.replace(hyphens, '-').replace(/\s/g, ' ')].filter(
    (letter) => !isInvisible.test(letter) && (isDrawable(letter) || isLetter.test(letter)),
  );
  return letters.every(isDrawable) ? letters.join('').replace(/ +/g, ' ').trim() : '';
}

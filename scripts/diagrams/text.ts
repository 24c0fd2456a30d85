// Measures and wraps the text of diagrams. Readers' fonts differ, so widths are those of a wide font.

/** Font sizes in user units. A phone shows a diagram at 85 % of its size, so the smallest text is 12 px there. */
export const fontSize = { label: 15, note: 14 } as const;
export type TextSize = keyof typeof fontSize;

export const lineHeight = 20;

const narrow = /[ijlI|!.,:;'’()[\]{}ftr/ ]/;
const wide = /[mwMW@%—…→←↔]/;
const capital = /[\p{Lu}\p{N}_+=<>~#&?]/u;

/** The width of text in user units. Code between backticks is monospaced. */
export function textWidth(text: string, size: TextSize = 'label'): number {
  let units = 0;
  for (const run of runsOf(text))
    for (const letter of run.text) units += run.isCode ? 0.61 : letterWidth(letter);
  return units * fontSize[size];
}

function letterWidth(letter: string): number {
  if (narrow.test(letter)) return 0.36;
  if (wide.test(letter)) return 0.95;
  // Scripts without letter case, such as Arabic or Chinese, may be as wide as they are high.
  if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(letter)) return 1;
  return capital.test(letter) ? 0.7 : 0.58;
}

export interface Run {
  text: string;
  isCode: boolean;
}

/** Splits text at backticks into plain text and code. */
export function runsOf(text: string): Run[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** Breaks text at spaces outside code so that every line fits. A word that is too long throws. */
export function wrap(text: string, width: number, size: TextSize = 'label'): string[] {
  const words = text.match(/(?:`[^`]*`|[^\s`])+/g) ?? [];
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    if (textWidth(word, size) > width)
      throw new Error(`"${word}" does not fit into ${Math.round(width)} units. Shorten the text.`);
  }
  return lines;
}

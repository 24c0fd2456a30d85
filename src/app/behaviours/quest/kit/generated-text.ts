// Text that a style sheet writes: the `content` of `::before` and `::after`.

/** The two places of such text. */
export const generatedPlaces = ['::before', '::after'] as const;

export type GeneratedPlace = (typeof generatedPlaces)[number];

/** Asking every element twice costs much, and most answers have no such text. */
let isWanted = true;

/** Says whether anything in an answer can write such text. */
export function expectGeneratedText(files: readonly { text: string }[]): void {
  isWanted = files.some(({ text }) => /:(?:before|after)/i.test(text));
}

/** Whether anything in the answer can write such text. */
export function mayGenerate(): boolean {
  return isWanted;
}

/** What is written before or after an element; `isSpoken` asks for what screen readers are told instead. */
export function generatedText(element: Element, place: GeneratedPlace, isSpoken = false): string {
  if (!isWanted) return '';
  const { content, display, visibility } = getComputedStyle(element, place);
  if (!/["(]/.test(content) || display === 'none' || visibility !== 'visible') return '';
  const [shown = '', spoken] = content.split(/ \/ (?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const text = isSpoken && spoken !== undefined ? spoken : shown;
  return [...text.matchAll(/"((?:\\.|[^"\\])*)"|\battr\(([^)\s,]+)/g)]
    .map(([, quoted, attribute]) =>
      attribute === undefined ? (quoted ?? '').replace(/\\(.)/g, '$1') : element.getAttribute(attribute),
    )
    .join('');
}

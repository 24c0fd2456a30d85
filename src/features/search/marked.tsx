import { markParts } from './mark-ranges.ts';

/** A text with what matches the term in `<mark>`. */
export function Marked({ text, term }: { text: string; term: string }) {
  return markParts(text, term).map((part) =>
    part.isMarked ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}

// Finds the sentence of a page that contains the search words, in the page's Markdown.
import { splitWords } from '#lib/search-words.ts';

/**
 * The sentence of a page's Markdown with most of the words, in the section below a heading if there is one.
 */
export function findSentence(
  markdown: string,
  heading: string | null,
  words: readonly string[],
): string | null {
  const sections = splitSections(markdown);
  const own = heading === null ? sections.slice(0, 1) : sections.filter((one) => one.heading === heading);
  const best = [own, sections].map((some) => bestSentence(some, words)).find((one) => one !== null);
  return best === undefined ? null : best;
}

interface MarkdownSection {
  heading: string;
  lines: string[];
}

function splitSections(markdown: string): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    else if (fence === null) {
      const heading = /^#{1,6} (.*)$/.exec(line)?.[1];
      if (heading !== undefined) sections.push({ heading: plain(heading), lines: [] });
      else sections.at(-1)?.lines.push(line);
    }
  }
  return sections;
}

function bestSentence(sections: readonly MarkdownSection[], words: readonly string[]): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { lines } of sections)
    for (const line of lines)
      for (const sentence of plain(line).split(/(?<=[.!?])\s+/)) {
        // Skip addresses.
        if (sentence.includes('://')) continue;
        const own = splitWords(sentence);
        const count = words.filter((word) => own.some((one) => one.startsWith(word))).length;
        if (count > most) [best, most] = [sentence, count];
      }
  return best;
}

/** A line without Markdown syntax. */
function plain(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
    .replace(/^\|\s*|\s*\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/[`*]|(?<!\w)_|_(?!\w)|\\(?=\W)/g, '')
    .trim();
}

// Measures the rhythm of the prose: a page of very short sentences reads like a telegram.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import type { ProseBlock } from './prose.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

const errorAt = errorFor('check-rhythm');

const limits = {
  /** A sentence with this many words or fewer is short. */
  shortWords: 6,
  /** The largest share of short sentences. */
  shortShare: 0.12,
  /** This many short sentences in a row are too many. */
  shortInARow: 3,
  averageWords: 12,
  /** Pages with fewer sentences have no meaningful average. */
  leastSentences: 10,
};

interface Rhythm {
  sentences: number;
  words: number;
  short: number;
}

/** Counts sentences, words and short sentences. */
function rhythmOf(blocks: readonly ProseBlock[]): Rhythm {
  const sentences = blocks.flatMap(fullSentences);
  return {
    sentences: sentences.length,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    short: sentences.filter(isShort).length,
  };
}

/** Too many short sentences, three of them in a row, or a low average. */
export function checkRhythm(page: CheckedPage): Problem[] {
  if (page.isUnfinished) return [];
  const problems: Problem[] = [];
  for (const block of page.prose) {
    let row = 0;
    for (const sentence of fullSentences(block)) {
      row = isShort(sentence) ? row + 1 : 0;
      if (row !== limits.shortInARow) continue;
      const message = `"${sentence.text}" is the third sentence in a row with ${limits.shortWords} words or fewer. Join two of them.`;
      problems.push(errorAt(page, block.line + sentence.offset, message));
    }
  }
  const { sentences, words, short } = rhythmOf(page.prose);
  if (sentences < limits.leastSentences) return problems;
  const average = words / sentences;
  if (average < limits.averageWords) {
    const message = `The sentences have ${average.toFixed(1)} words on average; at least ${limits.averageWords} are needed. Join short sentences that belong together.`;
    problems.push(errorAt(page, 1, message));
  }
  if (short / sentences > limits.shortShare) {
    const message = `${short} of ${sentences} sentences have ${limits.shortWords} words or fewer (${percent(short / sentences)}); at most ${percent(limits.shortShare)} are allowed. Join them with their neighbours.`;
    problems.push(errorAt(page, 1, message));
  }
  return problems;
}

/** The sentences of paragraphs and list items. A block without a full stop is a label or a fragment. */
function fullSentences(block: ProseBlock): Sentence[] {
  if (block.kind !== 'paragraph' && block.kind !== 'item') return [];
  return /[.!?…:]["”’')\]]*$/.test(block.text) ? sentencesOf(block.text) : [];
}

const isShort = ({ words }: Sentence) => words.length <= limits.shortWords;

const percent = (share: number) => `${Math.round(share * 100)} %`;

// Measures readability: school grade, length of sentences and paragraphs.
import { syllable } from 'syllable';
import type { Problem } from '#pipeline/problem.ts';
import { sections } from '#site/sections.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { countSentences, type Sentence, sentencesOf } from './sentences.ts';

const errorAt = errorFor('check-reading-level');

const limits = {
  lessonGrade: 8,
  grade: 9,
  averageWords: 17,
  sentenceWords: 30,
  firstSentenceWords: 20,
  paragraphSentences: 5,
};

/** Long sentences, long paragraphs, and pages with a too high grade. Applies to the subjects under /cs. */
export function checkReadingLevel(page: CheckedPage): Problem[] {
  if (!page.path.startsWith(sections.cs.path)) return [];
  const problems: Problem[] = [];
  const all: Sentence[] = [];
  for (const block of page.prose) {
    if (block.kind !== 'paragraph' && block.kind !== 'item') continue;
    const sentences = sentencesOf(block.text);
    all.push(...sentences);
    for (const sentence of sentences) {
      if (sentence.words.length <= limits.sentenceWords) continue;
      const message = `The sentence "${opening(sentence)}" has ${sentence.words.length} words; at most ${limits.sentenceWords} are allowed. Make it two.`;
      problems.push(errorAt(page, block.line + sentence.offset, message));
    }
    const count = countSentences(block.text);
    if (count > limits.paragraphSentences) {
      const message = `The paragraph has ${count} sentences; at most ${limits.paragraphSentences} are allowed. Start a new one where the thought changes.`;
      problems.push(errorAt(page, block.line, message));
    }
  }
  const first = page.prose.find((block) => block.kind === 'paragraph');
  const firstSentence = first && sentencesOf(first.text)[0];
  if (first && firstSentence && firstSentence.words.length > limits.firstSentenceWords) {
    const message = `The first sentence of the page has ${firstSentence.words.length} words; at most ${limits.firstSentenceWords} are allowed. Begin shorter.`;
    problems.push(errorAt(page, first.line, message));
  }
  if (all.length === 0) return problems;
  const { grade, average } = measure(all);
  const wanted = page.kind === 'lesson' ? limits.lessonGrade : limits.grade;
  if (grade > wanted) {
    const message = `The page reads at grade ${grade.toFixed(1)}; at most ${wanted} is allowed (${average.toFixed(1)} words a sentence). Use shorter words and sentences: ${hardest(all)}`;
    problems.push(errorAt(page, 1, message));
  }
  if (average > limits.averageWords) {
    const message = `The sentences have ${average.toFixed(1)} words on average; at most ${limits.averageWords} are allowed. Cut the long ones in two.`;
    problems.push(errorAt(page, 1, message));
  }
  return problems;
}

/** The Flesch–Kincaid grade, and the average number of words in a sentence. */
export function measure(sentences: readonly Sentence[]): { grade: number; average: number } {
  const words = sentences.flatMap((sentence) => sentence.words);
  const average = words.length / sentences.length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { grade: 0.39 * average + 11.8 * (syllables / words.length) - 15.59, average };
}

function syllablesOf(word: string): number {
  return Math.max(1, syllable(word));
}

/** The most frequent long words of the page, as a starting point. */
function hardest(sentences: readonly Sentence[]): string {
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap((sentence) => sentence.words)) {
    if (syllablesOf(word) >= 4) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  const top = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5);
  return top.length === 0
    ? 'its longest sentences are the place to begin.'
    : `long words are ${top.map(([word, count]) => `${word} (${count})`).join(', ')}.`;
}

function opening({ text }: Sentence): string {
  const words = text.replace(/\s+/g, ' ').split(' ');
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : words.join(' ');
}

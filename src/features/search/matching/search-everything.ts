// Searches labels first, then texts, then the nearest results: rows with some of the words, ranked by how
// many and how rare.
import { stopWords } from '#lib/search-words.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryWord } from './rank-row.ts';
import type { Hit, SearchIndex } from './search-index.ts';
import type { TextIndex, TextWord } from './text-index.ts';

/** With this many rows found by their labels, the texts are not searched. */
const enoughLabels = 12;

/** With fewer rows than this, the nearest results are added. */
const tooFew = 5;

const mostTextRows = 8;
const mostNearest = 8;

/** Weight of a word elsewhere on the page, relative to one in the same section. */
const elsewhere = 0.3;

/** The nearest results must have at least this share of the total weight of the words. */
const nearFrom = 0.3;

/** Weight of a word that occurs almost everywhere. */
const rarityOfCommon = 0.2;

export interface FullSearch {
  /** The result without the texts; null if that has to wait, because a word may be a typo. */
  findLabels(term: string, limit: number): Hit[] | null;
  /** The complete result. Without the full-text index, only matches in labels. */
  find(term: string, limit: number): Promise<Hit[]>;
}

export function createFullSearch(index: SearchIndex, text: TextIndex | null): FullSearch {
  const sections = listSections(index);

  function findLabels(term: string, limit: number): Hit[] | null {
    const { words } = parseQuery(term);
    if (text && words.some((word) => !index.knows(word))) return null;
    return index.find(term, limit);
  }

  async function find(term: string, limit: number): Promise<Hit[]> {
    const first = findLabels(term, limit);
    const words = significant(parseQuery(term).words);
    if (words.length === 0 || (first && first.length >= enoughLabels))
      return first ?? index.find(term, limit);
    const texts = await Promise.all(words.map((word) => lookUpText(word)));
    const known = new Set(words.filter((word, i) => index.knows(word) || texts[i]));
    const labels = first ?? index.find(term, limit, known);
    const queried = words.map((word, i) => ({
      word: known.has(word) ? { forms: [word], isFuzzy: false } : index.lookUp(word),
      text: texts[i] ?? null,
    }));
    const corrected = await Promise.all(
      queried.map(async ({ word, text: own }) => ({
        word,
        text: own ?? (word.isFuzzy && word.forms[0] ? await lookUpText(word.forms[0]) : null),
      })),
    );
    const taken = new Set(labels.map(({ row }) => row.page));
    const pages = scorePages(corrected, index, sections, text?.sections ?? index.rows.length);
    const highlight = [...new Set([...words, ...corrected.flatMap(({ word }) => word.forms)])].join(' ');
    const toHit = ({ row }: ScoredPage, tier: 'text' | 'nearest'): Hit => ({ row, tier, highlight });
    const free = pages.filter(({ row }) => !taken.has(row.page));
    const whole = free.filter(({ isWhole }) => isWhole).slice(0, mostTextRows);
    const inside = labels.filter(({ tier }) => tier === 'inside');
    const found = [
      ...labels.filter(({ tier }) => tier !== 'inside'),
      ...whole.map((page) => toHit(page, 'text')),
      ...inside,
    ];
    if (found.length - inside.length >= tooFew) return found.slice(0, limit);
    const nearest = free.filter((page) => !page.isWhole && page.share >= nearFrom).slice(0, mostNearest);
    return [...found, ...nearest.map((page) => toHit(page, 'nearest'))].slice(0, limit);
  }

  async function lookUpText(word: string): Promise<TextWord | null> {
    try {
      return (await text?.lookUp(word)) ?? null;
    } catch (error) {
      // Continues with labels only; the next term tries again.
      console.warn('A part of the search could not be loaded.', error);
      return null;
    }
  }

  return { findLabels, find };
}

/** Texts are not searched for stop words, nor for single digits unless there is nothing else. */
function significant(words: readonly string[]): string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  const long = telling.filter((word) => !/^\d$/.test(word));
  return long.length > 0 ? long : telling;
}

/** The rows of every page, and the section of every row: the number of headings up to it. */
function listSections({ rows }: SearchIndex) {
  const sectionOf: number[] = [];
  /** The row of a section: its heading, or the page. */
  const rowOf = new Map<number, number[]>();
  for (const [id, { page, level }] of rows.entries()) {
    const known = rowOf.get(page) ?? [];
    rowOf.set(page, known);
    if (level !== 3) known.push(id);
    sectionOf.push(known.length - 1);
  }
  return { sectionOf, rowOf };
}

interface QueriedWord {
  word: QueryWord;
  text: TextWord | null;
}

interface ScoredPage {
  /** The row of the best section. */
  row: Hit['row'];
  score: number;
  /** The page contains every word. */
  isWhole: boolean;
  /** The page's share of the total weight of the words. */
  share: number;
}

/** Pages with any of the words, best first. */
function scorePages(
  queried: readonly QueriedWord[],
  index: SearchIndex,
  { sectionOf, rowOf }: ReturnType<typeof listSections>,
  sectionCount: number,
): ScoredPage[] {
  const pages = new Map<number, WordOnPage[]>();
  const onPage = (page: number, word: number): WordOnPage => {
    const words = pages.get(page) ?? queried.map(() => ({ all: 0, sections: new Map() }));
    pages.set(page, words);
    return words[word] ?? { all: 0, sections: new Map() };
  };
  const rarities = queried.map(({ word, text }, i) => {
    const labelled = index.weigh(word);
    for (const [id, weight] of labelled) {
      const row = index.rows[id];
      if (!row) continue;
      const place = onPage(row.page, i);
      if (row.level === 1) place.all = Math.max(place.all, weight);
      else raise(place.sections, sectionOf[id] ?? 0, weight);
    }
    for (const [page, own] of text?.places ?? []) {
      const place = onPage(page, i);
      for (const [section, fit] of own) raise(place.sections, section, fit);
    }
    if (text?.isCommon) return rarityOfCommon;
    // A word that occurs nowhere must not push all results below the threshold.
    if (labelled.size === 0 && !text?.sections) return 0;
    return Math.log(1 + sectionCount / (1 + Math.max(text?.sections ?? 0, labelled.size)));
  });
  const isCommon = queried.map(({ text }) => text?.isCommon ?? false);
  const most = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return [...pages]
    .flatMap(([page, words]): ScoredPage[] => {
      const has = words.map(({ all, sections }, i) => all > 0 || sections.size > 0 || isCommon[i] === true);
      const said = rarities.reduce((sum, rarity, i) => sum + (has[i] ? rarity : 0), 0);
      const best = bestSection(words, rarities);
      const id = rowOf.get(page)?.[best.section] ?? rowOf.get(page)?.[0];
      const row = id === undefined ? undefined : index.rows[id];
      return row ? [{ row, score: best.score, isWhole: has.every(Boolean), share: said / most }] : [];
    })
    .sort((a, b) => b.score - a.score || a.row.page - b.row.page);
}

/** The weight of a word on a page: in total, and by section. */
interface WordOnPage {
  all: number;
  sections: Map<number, number>;
}

function raise(sections: Map<number, number>, section: number, weight: number): void {
  sections.set(section, Math.max(sections.get(section) ?? 0, weight));
}

function bestSection(words: readonly WordOnPage[], rarities: readonly number[]) {
  const scoreOf = (section: number) =>
    words.reduce((sum, { all, sections }, i) => {
      const here = Math.max(all, sections.get(section) ?? 0);
      const anywhere = here || (sections.size > 0 ? elsewhere : 0);
      return sum + (rarities[i] ?? 0) * anywhere;
    }, 0);
  const named = new Set(words.flatMap(({ sections }) => [...sections.keys()]));
  let best = { section: 0, score: scoreOf(0) };
  for (const section of [...named].sort((a, b) => a - b)) {
    const score = scoreOf(section);
    if (score > best.score) best = { section, score };
  }
  return best;
}

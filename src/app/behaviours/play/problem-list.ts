// The problems of the HTML below the editor, and their marks in it. The parser that finds them is fetched with the
// first look.
import type { Problem } from './html-problems.ts';
import { explanationOf } from './problem-pages.ts';

interface ProblemListOptions {
  /** The lines of the editor. */
  code: HTMLElement;
  /** Tabs that say how many there are. */
  tabs: readonly HTMLElement[];
  /** The reader wants to see the place. */
  goTo(problem: Problem): void;
  /** Whether the site has a page at a path. */
  hasPage(path: string): Promise<boolean>;
}

export interface ProblemList {
  check(source: string): Promise<void>;
  stop(): void;
}

const highlightName = 'problem';

export function createProblemList(section: HTMLElement, options: ProblemListOptions): ProblemList {
  const { code, tabs } = options;
  const list = section.querySelector('ul') as HTMLElement;
  const labels = tabs.map((tab) => tab.textContent ?? '');
  let latest = '';

  const draw = (problems: readonly Problem[]) => {
    section.hidden = problems.length === 0;
    list.replaceChildren(...problems.map((problem) => row(problem, options)));
    tabs.forEach((tab, at) => {
      tab.textContent = labels[at] ?? '';
      if (problems.length > 0) tab.append(badge(problems.length));
    });
    mark(code, problems);
  };
  return {
    async check(source) {
      latest = source;
      const { findProblems } = await import('./html-problems.ts');
      if (source === latest) draw(findProblems(source));
    },
    stop() {
      latest = '';
      globalThis.CSS?.highlights?.delete(highlightName);
    },
  };
}

function row(problem: Problem, { goTo, hasPage }: Pick<ProblemListOptions, 'goTo' | 'hasPage'>): HTMLElement {
  const item = document.createElement('li');
  const place = document.createElement('button');
  place.type = 'button';
  place.textContent = `Line ${problem.line}`;
  place.addEventListener('click', () => goTo(problem));
  const words = document.createElement('div');
  const consequence = sentence(problem.consequence);
  words.append(sentence(problem.title), consequence);
  void addExplanation(consequence, problem.code, hasPage);
  const column = document.createElement('span');
  column.textContent = `column ${problem.column}`;
  item.append(place, words, column);
  return item;
}

/** A link to where it is explained, at the end of the sentence. */
async function addExplanation(
  place: HTMLElement,
  code: string,
  hasPage: ProblemListOptions['hasPage'],
): Promise<void> {
  const { title, path, hash } = explanationOf(code);
  if (!(await hasPage(path))) return;
  const link = Object.assign(document.createElement('a'), { href: path + hash, textContent: title });
  place.append(' ', link);
}

/** Code is between backticks. */
function sentence(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  text.split('`').forEach((part, at) => {
    const isCode = at % 2 === 1;
    const piece = isCode ? document.createElement('code') : document.createTextNode('');
    piece.textContent = part;
    paragraph.append(piece);
  });
  return paragraph;
}

function badge(count: number): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'play-count';
  mark.innerHTML = `${count} <span class="sr-only">${count === 1 ? 'problem' : 'problems'}</span>`;
  return mark;
}

/** A mark at the line, and a wavy line under the letters where browsers can draw one without touching the text. */
function mark(code: HTMLElement, problems: readonly Problem[]): void {
  for (const line of code.querySelectorAll('.problem')) line.classList.remove('problem');
  for (const { line } of problems) code.children[line - 1]?.classList.add('problem');
  const highlights = globalThis.CSS?.highlights;
  if (!highlights) return;
  const ranges = problems.flatMap(({ start, end }) => rangeOf(code, start, end) ?? []);
  highlights.set(highlightName, new Highlight(...ranges));
}

function rangeOf(code: HTMLElement, start: number, end: number): Range | null {
  const range = document.createRange();
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let hasStart = false;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text as Text;
    if (!hasStart && start <= passed + length) {
      range.setStart(text, start - passed);
      hasStart = true;
    }
    if (hasStart && end <= passed + length) {
      range.setEnd(text, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}

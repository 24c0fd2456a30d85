// A question of a lesson, taken from the data of its page, as the review asks it. Right or wrong, the reader sees which
// answer is right, and why.
import '#styles/with-scripts/quiz.css';
import { shuffle } from '#lib/shuffle.ts';
import { element } from '../../progress/element.ts';

export interface DueQuestion {
  root: HTMLFieldSetElement;
  /** How many answers there are to choose from. */
  choices: number;
  /** Chooses an answer by its place, from 1 on. */
  choose(place: number): void;
  /** Shows what is right; null while nothing is chosen and the reader has not given up. */
  check(hasGivenUp: boolean): { isRight: boolean } | null;
}

/** The question with these words on a page; null when the page no longer asks it. */
export function findQuestion(html: string, words: string): DueQuestion | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = [...page.querySelectorAll<HTMLFieldSetElement>('.question')].find(
    (question) => wordsOf(question.querySelector('legend')) === words,
  );
  return found ? dueQuestion(document.importNode(found, true)) : null;
}

function dueQuestion(root: HTMLFieldSetElement): DueQuestion {
  // In another order each time, so that readers do not learn the place of the right answer.
  const choices = shuffle([...root.querySelectorAll('.choice')]);
  root.querySelector('.question-choices')?.append(...choices);
  const inputs = [...root.querySelectorAll('input')];
  const why = [...root.querySelectorAll('details > .answer ~ *')];
  root.dataset.current = '';
  for (const part of root.querySelectorAll('.question-check, details')) part.remove();
  for (const [at, input] of inputs.entries())
    input.closest('.choice')?.append(element('kbd', { 'aria-hidden': 'true' }, String(at + 1)));
  return {
    root,
    choices: inputs.length,
    choose(place) {
      const input = inputs[place - 1];
      if (!input || input.disabled) return;
      input.checked = true;
      input.focus();
    },
    check(hasGivenUp) {
      const chosen = inputs.find(({ checked }) => checked);
      if (!chosen && !hasGivenUp) return null;
      const right = inputs.find((input) => input.dataset.right !== undefined);
      for (const input of inputs) {
        input.disabled = input !== chosen;
        const choice = input.closest<HTMLElement>('.choice');
        if (choice && input === right) choice.dataset.verdict = 'right';
        else if (choice && input === chosen) choice.dataset.verdict = 'wrong';
      }
      if (why.length > 0) right?.closest('.choice')?.after(element('div', { class: 'question-why' }, ...why));
      return { isRight: chosen !== undefined && chosen === right && !hasGivenUp };
    },
  };
}

function wordsOf(node: Element | null): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

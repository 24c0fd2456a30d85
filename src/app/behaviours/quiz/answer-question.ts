// A question that answers: choose, check, and see why. What is shown is in the page already; this only says when.

interface QuestionEvents {
  signal: AbortSignal;
  /** The reader has checked an answer. */
  checked(answer: string, isRight: boolean): void;
  /** The reader goes on to the next question; null after the last one. */
  next: (() => void) | null;
  /** The reader goes back to the question before; null at the first one. */
  back: (() => void) | null;
}

export interface AnsweredQuestion {
  /** Its answer is saved under it. */
  readonly id: string;
  readonly isRight: boolean;
  /**
   * Shows the answer of an earlier visit, unless the reader has answered since. Nothing on the page moves by it: the
   * reason comes with the next step of the reader.
   */
  recall(answer: string): void;
  /** Shows why the answer is right, where it was recalled. */
  showWhy(): void;
}

/** Starts one question. */
export function answerQuestion(
  root: HTMLElement,
  { signal, checked, next, back }: QuestionEvents,
): AnsweredQuestion {
  const button = root.querySelector('button');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const say = (text: string, verdict: Verdict | null) => {
    if (!status) return;
    status.textContent = text;
    if (verdict) status.dataset.verdict = verdict;
    else delete status.dataset.verdict;
  };
  let isRight = false;
  let wasChecked = false;

  /** Marks the chosen answer; null when none is chosen. */
  const judge = () => {
    const chosen = root.querySelector<HTMLInputElement>('input:checked');
    const choice = chosen?.closest<HTMLElement>('.choice');
    if (!chosen || !choice) return null;
    isRight = chosen.dataset.right !== undefined;
    choice.dataset.verdict = isRight ? 'right' : 'wrong';
    if (isRight) for (const input of root.querySelectorAll('input')) input.disabled = input !== chosen;
    if (isRight && next && button) button.textContent = 'Next question';
    return { chosen, choice };
  };
  const check = () => {
    const judged = judge();
    if (!judged) return say('Choose an answer first.', null);
    wasChecked = true;
    checked(wordsOf(judged.choice), isRight);
    if (!isRight) return say('Not this one. Try another.', 'wrong');
    moveWhy(root, judged.choice);
    if (!next && button) {
      button.hidden = true;
      judged.chosen.focus();
    }
    say('Right. Here is why.', 'right');
  };

  button?.addEventListener(
    'click',
    ({ detail }) => {
      if (!isRight) check();
      // The second half of a double click was meant for the answer, not for what stands there now.
      else if (detail < 2) next?.();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Enter' && target instanceof HTMLInputElement) button?.click();
    },
    { signal },
  );
  // The next thought begins without the last verdict.
  root.addEventListener('change', () => say('', null), { signal });
  if (back) status?.before(backButton(back, signal));

  return {
    id: root.dataset.question ?? '',
    get isRight() {
      return isRight;
    },
    recall(answer) {
      const choices = [...root.querySelectorAll<HTMLElement>('.choice')];
      const input = choices.find((choice) => wordsOf(choice) === answer)?.querySelector('input');
      if (wasChecked || !input || root.querySelector('input:checked')) return;
      input.checked = true;
      // Shorter words on it would move its edge.
      if (button) button.style.minWidth = `${button.offsetWidth}px`;
      judge();
      if (isRight && !next && button) button.hidden = true;
    },
    showWhy() {
      const choice = root.querySelector<HTMLElement>('.choice[data-verdict="right"]');
      if (isRight && choice) moveWhy(root, choice);
    },
  };
}

function wordsOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The reason moves from the answer that opens without script into the choice that was right. */
function moveWhy(root: HTMLElement, choice: HTMLElement): void {
  const reason = [...root.querySelectorAll('details > .answer ~ *')];
  if (reason.length === 0) return;
  const why = document.createElement('div');
  why.className = 'question-why';
  why.append(...reason);
  choice.after(why);
}

function backButton(back: () => void, signal: AbortSignal): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet';
  button.textContent = 'Back';
  button.addEventListener('click', back, { signal });
  return button;
}

type Verdict = 'right' | 'wrong';

// A question that answers: choose, check, and see why. What is shown is in the page already; this only says when.

interface QuestionEvents {
  signal: AbortSignal;
  /** The reader has found the answer. */
  right(): void;
  /** The reader goes on to the next question; null after the last one. */
  next: (() => void) | null;
  /** The reader goes back to the question before; null at the first one. */
  back: (() => void) | null;
}

/** Starts one question. */
export function answerQuestion(root: HTMLElement, { signal, right, next, back }: QuestionEvents): void {
  const button = root.querySelector('button');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  if (!button || !status) return;
  const say = (text: string, verdict: Verdict | null) => {
    status.textContent = text;
    if (verdict) status.dataset.verdict = verdict;
    else delete status.dataset.verdict;
  };
  let isRight = false;

  const check = () => {
    const chosen = root.querySelector<HTMLInputElement>('input:checked');
    const choice = chosen?.closest<HTMLElement>('.choice');
    if (!chosen || !choice) return say('Choose an answer first.', null);
    isRight = chosen.dataset.right !== undefined;
    choice.dataset.verdict = isRight ? 'right' : 'wrong';
    if (!isRight) return say('Not this one. Try another.', 'wrong');
    showWhy(root, choice);
    for (const input of root.querySelectorAll('input')) input.disabled = input !== chosen;
    if (next) button.textContent = 'Next question';
    else {
      button.hidden = true;
      chosen.focus();
    }
    right();
    say('Right. Here is why.', 'right');
  };

  button.addEventListener(
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
      if (key === 'Enter' && target instanceof HTMLInputElement) button.click();
    },
    { signal },
  );
  // The next thought begins without the last verdict.
  root.addEventListener('change', () => say('', null), { signal });
  if (back) status.before(backButton(back, signal));
}

/** The reason moves from the answer that opens without script into the choice that was right. */
function showWhy(root: HTMLElement, choice: HTMLElement): void {
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

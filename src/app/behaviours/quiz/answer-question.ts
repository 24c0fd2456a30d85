// A question that answers: choose, check, and see why. What is shown is in the page already; this only says when.

/** Starts one question. */
export function answerQuestion(root: HTMLElement): (() => void) | undefined {
  const button = root.querySelector('button');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const answer = root.querySelector('details');
  if (!button || !status || !answer) return;
  const leaving = new AbortController();
  const { signal } = leaving;
  const say = (text: string, verdict: Verdict | null) => {
    status.textContent = text;
    if (verdict) status.dataset.verdict = verdict;
    else delete status.dataset.verdict;
  };

  button.addEventListener(
    'click',
    () => {
      const chosen = root.querySelector<HTMLInputElement>('input:checked');
      if (!chosen) return say('Choose an answer first.', null);
      const verdict = chosen.dataset.right === undefined ? 'wrong' : 'right';
      const choice = chosen.closest<HTMLElement>('.choice');
      if (choice) choice.dataset.verdict = verdict;
      if (verdict === 'right') answer.open = true;
      say(verdict === 'right' ? 'Right. Here is why.' : 'Not this one. Try another.', verdict);
    },
    { signal },
  );
  // The next thought begins without the last verdict.
  root.addEventListener('change', () => say('', null), { signal });
  return () => leaving.abort();
}

type Verdict = 'right' | 'wrong';

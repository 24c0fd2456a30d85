// Questions that follow each other are asked one at a time, and those that are right are counted in blocks. Nothing is
// kept: whoever comes back begins again.
import '#styles/quiz.css';
import { answerQuestion } from './answer-question.ts';

/** Starts the questions that stand together. */
export function startQuiz(root: HTMLElement): () => void {
  const questions = [...root.querySelectorAll<HTMLElement>('.question')];
  const place = root.querySelector('.quiz-head > p');
  const score = root.querySelector('.quiz-score > span');
  const blocks = [...root.querySelectorAll('.quiz-blocks > i')];
  const leaving = new AbortController();

  const show = (at: number) => {
    for (const [index, question] of questions.entries()) {
      question.toggleAttribute('data-current', index === at);
      blocks[index]?.classList.toggle('now', index === at);
    }
    if (place) place.textContent = `Question ${at + 1} of ${questions.length}`;
    const choices = questions[at]?.querySelectorAll<HTMLInputElement>('input') ?? [];
    // The name of the group is the question, so whoever listens hears it with the choice.
    ([...choices].find(({ checked }) => checked) ?? choices[0])?.focus();
  };
  const countRight = (at: number) => {
    blocks[at]?.classList.add('on');
    const right = blocks.filter((block) => block.classList.contains('on')).length;
    if (score) score.textContent = `${right} of ${questions.length} right`;
  };

  for (const [at, question] of questions.entries()) {
    answerQuestion(question, {
      signal: leaving.signal,
      right: () => countRight(at),
      next: at + 1 < questions.length ? () => show(at + 1) : null,
      back: at > 0 ? () => show(at - 1) : null,
    });
  }
  return () => leaving.abort();
}

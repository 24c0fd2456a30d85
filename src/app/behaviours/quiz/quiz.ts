// Questions that follow each other are asked one at a time, and those that are right are counted in blocks. Answers are
// kept on the device; when all are right, the page is done.
import '#styles/with-scripts/quiz.css';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';
import { questionIds } from '../done/question-ids.ts';
import { answerQuestion } from './answer-question.ts';

/** Starts the questions that stand together. */
export function startQuiz(root: HTMLElement, progress: SiteProgress): () => void {
  const questions = [...root.querySelectorAll<HTMLElement>('.question')];
  const place = root.querySelector('.quiz-head > p');
  const score = root.querySelector('.quiz-score > span');
  const blocks = [...root.querySelectorAll('.quiz-blocks > i')];
  const leaving = new AbortController();
  const path = pagePathOf(root);
  let hasActed = false;

  const show = (at: number) => {
    for (const [index, question] of questions.entries()) {
      question.toggleAttribute('data-current', index === at);
      blocks[index]?.classList.toggle('now', index === at);
    }
    if (place) place.textContent = `Question ${at + 1} of ${questions.length}`;
  };
  const goTo = (at: number) => {
    hasActed = true;
    answered[at]?.showWhy();
    show(at);
    const choices = questions[at]?.querySelectorAll<HTMLInputElement>('input') ?? [];
    // The name of the group is the question, so whoever listens hears it with the choice.
    ([...choices].find(({ checked }) => checked) ?? choices[0])?.focus();
  };
  const count = () => {
    for (const [at, { isRight }] of answered.entries()) blocks[at]?.classList.toggle('on', isRight);
    const right = answered.filter(({ isRight }) => isRight).length;
    if (score) score.textContent = `${right} of ${questions.length} right`;
  };
  const keep = async (id: string, answer: string, isRight: boolean) => {
    const store = await progress.open();
    await store.setAnswer(path, id, answer, isRight);
    if (!isRight || !isAllRight() || (await store.isDone(path))) return;
    await store.startReview(path, questionIds());
    await store.setDone(path, true);
  };
  const answered = questions.map((question, at) => {
    const one = answerQuestion(question, {
      signal: leaving.signal,
      checked(answer, isRight) {
        hasActed = true;
        count();
        void keep(one.id, answer, isRight);
      },
      next: at + 1 < questions.length ? () => goTo(at + 1) : null,
      back: at > 0 ? () => goTo(at - 1) : null,
    });
    return one;
  });
  const recall = async () => {
    const answers = await (await progress.open()).readAnswers(path);
    if (leaving.signal.aborted) return;
    for (const question of answered) {
      const kept = answers.get(question.id);
      if (kept) question.recall(kept.answer);
    }
    count();
    const first = answered.findIndex(({ isRight }) => !isRight);
    // Another question may be of another height: that must move nothing in front of the reader.
    if (first > 0 && !hasActed && root.getBoundingClientRect().bottom > innerHeight) show(first);
  };
  if (progress.isAny) void recall();
  return () => leaving.abort();
}

/** A page may ask in several places. */
function isAllRight(): boolean {
  return [...document.querySelectorAll('.question')].every((question) =>
    question.querySelector('[data-verdict="right"]'),
  );
}

// Hydrates the questions that the server has rendered, and saves the answers. When all questions of a page are right, the
// page is done.
import '#styles/with-scripts/quiz.css';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createStore, type Store } from '#lib/store.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import { Quiz, type QuizQuestion } from './quiz.tsx';
import { initialQuiz, type QuizAction, type QuizState, reduceQuiz } from './quiz-state.ts';
import { chosenIn, readQuestion } from './read-question.ts';

export interface QuizServices {
  /** The address of the page. */
  path: string;
  progress: {
    readonly isAny: boolean;
    open(): Promise<Pick<Progress, 'isDone' | 'readAnswers' | 'setAnswer' | 'setDone' | 'startReview'>>;
  };
  /** The ids of all questions of the page, which may ask in several places. */
  questionIds(): string[];
}

/** Returns a function that removes them. */
export function startQuiz(root: HTMLElement, services: QuizServices): () => void {
  const elements = [...root.querySelectorAll<HTMLElement>('.question')];
  const served = root.innerHTML;
  const questions = elements.map(readQuestion);
  const choiceTexts = elements.map((element) =>
    [...element.querySelectorAll('.choice')].map(({ textContent }) => withSingleSpaces(textContent ?? '')),
  );
  const store = createStore(initialQuiz(elements.map(chosenIn)));
  let hasLeft = false;

  const dispatch = (action: QuizAction) => {
    store.set(reduceQuiz(store.get(), action));
    if (action.type === 'checked') void save(action.at, action.isRight);
  };
  const save = async (at: number, isRight: boolean) => {
    const choice = store.get().questions[at]?.chosen;
    const question = questions[at];
    const answer = choiceTexts[at]?.[choice ?? -1];
    if (!question || answer === undefined) return;
    const { path, progress, questionIds } = services;
    const saved = await progress.open();
    await saved.setAnswer(path, question.id, answer, isRight);
    if (!isRight) return;
    const [ids, answers] = [questionIds(), await saved.readAnswers(path)];
    if (!ids.every((id) => answers.get(id)?.isRight) || (await saved.isDone(path))) return;
    await saved.startReview(path, ids);
    await saved.setDone(path, true);
  };
  const recall = async () => {
    const answers = await (await services.progress.open()).readAnswers(services.path);
    if (hasLeft) return;
    const button = root.querySelector<HTMLElement>('[data-current] > .question-check > :last-child');
    dispatch({
      type: 'recalled',
      answers: questions.map(({ id, choices }, at) => {
        const saved = answers.get(id);
        const choice = choiceTexts[at]?.indexOf(saved?.answer ?? '') ?? -1;
        return choice < 0 ? null : { choice, isRight: choices[choice]?.isRight === true };
      }),
      buttonWidth: button?.offsetWidth ?? null,
      canMove: root.getBoundingClientRect().bottom > innerHeight,
    });
  };

  // At once, so that no click or choice is lost meanwhile.
  const rendered = flushSync(() => hydrateRoot(root, <LiveQuiz {...{ questions, store, dispatch }} />));
  dispatch({ type: 'started' });
  if (services.progress.isAny) void recall();
  return () => {
    hasLeft = true;
    rendered.unmount();
    // Restores the server's markup, because it is read again when the page is shown again.
    root.innerHTML = served;
  };
}

interface LiveQuizProps {
  questions: readonly QuizQuestion[];
  store: Store<QuizState>;
  dispatch(action: QuizAction): void;
}

function LiveQuiz({ questions, store, dispatch }: LiveQuizProps) {
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  return <Quiz questions={questions} state={state} dispatch={dispatch} />;
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

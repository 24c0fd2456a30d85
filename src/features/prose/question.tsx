// Consecutive questions in the text of a page: the component of `learning/questions`, with content from Markdown.
import type { ReactNode } from 'react';
import { Quiz, type QuizQuestion } from '#learning/questions/quiz.tsx';

export interface QuestionProps {
  id: string;
  asked: ReactNode;
  /** Content between the question and its choices; null if there is none. */
  shown: ReactNode;
  choices: readonly { letter: string; isRight: boolean; content: ReactNode }[];
  why?: ReactNode;
}

export function QuizBlock({ questions }: { questions: readonly QuestionProps[] }) {
  return (
    <div className="quiz">
      <Quiz questions={questions.map(quizQuestion)} />
    </div>
  );
}

function quizQuestion({ id, asked, shown, choices, why }: QuestionProps): QuizQuestion {
  return {
    id,
    asked: { nodes: asked },
    shown: shown ? { nodes: shown } : null,
    choices: choices.map((choice) => ({ ...choice, content: { nodes: choice.content } })),
    details: { nodes: <Answer choices={choices} why={why} /> },
    reason: null,
  };
}

function Answer({ choices, why }: Pick<QuestionProps, 'choices' | 'why'>) {
  return (
    <>
      <summary>The answer</summary>
      {choices
        .filter(({ isRight }) => isRight)
        .map(({ letter, content }) => (
          <div key={letter} className="answer">
            <span className="badge badge-primary">{letter}</span>
            <div>{content}</div>
          </div>
        ))}
      {why}
    </>
  );
}

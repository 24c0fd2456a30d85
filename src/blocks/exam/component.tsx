import type { ComponentType } from 'react';
import { ExamStart } from '#learning/exam/exam-start.tsx';
import * as text from '#messages/exam.ts';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

/**
 * A final exam. Its content is a list of links to the pages with its questions, which are also for practice. A script
 * draws the questions from those pages (`learning/exam`).
 */
function Exam({ slots, course, questions, pass, capstone, code }: BlockProps) {
  return (
    <div
      className="exam"
      data-course={textProp(course)}
      data-questions={textProp(questions)}
      data-pass={textProp(pass)}
      data-capstone={textProp(capstone)}
      data-code={textProp(code)}
    >
      <div className="exam-topics">{slots.default}</div>
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      <div data-exam="">
        <ExamStart questions={Number(questions)} pass={Number(pass)} resumesAt={null} />
      </div>
    </div>
  );
}

export const components = { exam: Exam } satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;

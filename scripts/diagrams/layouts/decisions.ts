// Lays out questions with their answers.
import { type Drawing, diagramWidth } from '../drawing.ts';
import type { Question, SpecOf } from '../spec.ts';
import { lineHeight, wrap } from '../text.ts';
import { centre, drawBox, padding } from './boxes.ts';

/** Questions one below the other; the answer to each stands beside it, and the last "no" leads to the end. */
export function drawDecisions(drawing: Drawing, { questions, otherwise }: SpecOf<'decisions'>): void {
  const left = 214;
  const right = diagramWidth - left - 48;
  let y = 1;
  questions.forEach(({ ask, yes, yesLabel, tone }: Question) => {
    const asked = wrap(ask, left - 2 * padding);
    const answer = wrap(yes, right - 2 * padding - 2);
    const height = Math.max(asked.length, answer.length) * lineHeight + 2 * padding;
    drawing.box(1, y, left, height, 'plain');
    centre(drawing, asked, 1 + left / 2, y, height);
    drawing.line(
      [
        [left + 1, y + height / 2],
        [left + 46, y + height / 2],
      ],
      { arrow: true },
    );
    drawing.text([yesLabel], left + 21, y + height / 2 - lineHeight - 1, { size: 'note', anchor: 'middle' });
    drawing.box(left + 47, y, right, height, tone ?? 'accent');
    centre(drawing, answer, left + 47 + right / 2, y, height);
    y += height;
    drawing.line(
      [
        [1 + left / 2, y],
        [1 + left / 2, y + 30],
      ],
      { arrow: true },
    );
    drawing.text(['no'], 1 + left / 2 + 10, y + 3, { size: 'note' });
    y += 30;
  });
  drawBox(drawing, { x: 1, y, width: left, label: otherwise.label, tone: otherwise.tone ?? 'accent' });
}

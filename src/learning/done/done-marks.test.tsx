import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LessonDone, StepDone } from './done-marks.tsx';

test('the button that finishes a lesson is in the document, disabled until its script runs', () => {
  const html = renderToStaticMarkup(<LessonDone questions={5} place={3} />);
  expect(html).toContain(
    '<button type="button" class="button button-quiet done-states" aria-pressed="false" disabled=""><span>Mark as done</span>',
  );
  expect(html).toContain('Five right answers finish the lesson. So does this button.');
  expect(html).toContain('Block 3 is filled. The questions come again when they are due.');
  expect(renderToStaticMarkup(<LessonDone questions={0} place={3} />)).toContain(
    'This button finishes the lesson.',
  );
});

test('a lesson that is done shows the day, and its button takes the mark back', () => {
  const doneAt = new Date(2026, 10, 15).getTime();
  const html = renderToStaticMarkup(<LessonDone isLive questions={5} place={3} doneAt={doneAt} />);
  expect(html).toContain('<div class="done-bar" data-done="">');
  expect(html).toContain('<b>Done on 15 November</b>Block 3 is filled.');
  expect(html).toContain('class="button button-quiet done-states" aria-pressed="true">');
});

test('the checkbox of a step is disabled until its script runs', () => {
  expect(renderToStaticMarkup(<StepDone />)).toBe(
    '<label class="step-done"><input type="checkbox" disabled=""/>I have done this step</label>',
  );
  expect(renderToStaticMarkup(<StepDone isLive doneAt={1} />)).toContain(
    '<input type="checkbox" checked=""/>',
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LessonDone } from './done-bar.tsx';

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

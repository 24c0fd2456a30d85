import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sentence } from './sentence.tsx';

const html = (text: string) => renderToStaticMarkup(<Sentence>{text}</Sentence>);

test('code in a sentence is between backticks, and nothing in it is markup', () => {
  expect(html('The `<title>` is "Document".')).toBe(
    'The <code>&lt;title&gt;</code> is &quot;Document&quot;.',
  );
  expect(html('A ` alone stays.')).toBe('A ` alone stays.');
});

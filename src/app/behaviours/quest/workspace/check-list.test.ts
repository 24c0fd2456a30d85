import { expect, test } from 'vitest';
import { sentenceHtml } from './check-list.ts';

test('code in a sentence stands between backticks; nothing in it is markup', () => {
  expect(sentenceHtml('The `<title>` is "Document".')).toBe(
    'The <code>&lt;title&gt;</code> is &quot;Document&quot;.',
  );
  expect(sentenceHtml('A ` alone stays.')).toBe('A ` alone stays.');
});

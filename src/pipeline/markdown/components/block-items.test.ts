import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { html, problems, render } = openFolder();
const list =
  '---\nitems:\n  - label: pnpm\n    content: "`pnpm add x`"\n  - label: npm\n    content: Other\n---';

test.each(['tabs', 'u-tabs', 'prose-tabs'])('the items of %s are its tabs', async (name) => {
  const single = await html(
    '::tabs\n:::tab{label="pnpm"}\n`pnpm add x`\n:::\n:::tab{label="npm"}\nOther\n:::\n::',
  );
  expect(single).toContain('pnpm add x');
  expect(await html(`::${name}\n${list}\n::`)).toBe(single);
  expect(await problems(`::${name}\n${list}\n::`)).toEqual([]);
});

test('the front matter may have the items', async () => {
  const data = { questions: [{ label: 'Why?', content: 'So' }] };
  const { html: shown } = await render('::accordion{:items="$doc.questions"}\n::', 'guide/1.page.md', data);
  expect(shown).toBe('<details class="details"><summary>Why?</summary><p>So</p></details>');
});

test('a list that is shown too often is refused', async () => {
  const data = { questions: [{ label: 'Why?', content: 'So '.repeat(2000) }] };
  const often = '::accordion{:items="questions"}\n::\n\n'.repeat(100);
  const { problems: told } = await render(often, 'guide/1.page.md', data);
  expect(told).toEqual([
    '250 error: The lists of items are so long that the page becomes too large. Shorten them, or show them less often.',
  ]);
});

test('what is no list stays what it was', async () => {
  expect(await html('::accordion{items="3"}\nA\n::')).toBe('<p>A</p>');
});

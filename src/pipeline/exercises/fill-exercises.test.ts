import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectingContext, openFolder } from '#tests/support/render-markdown.ts';
import { renderMarkdown } from '../markdown/index.ts';

const { root, render, problems } = openFolder();

const check = (id: string) =>
  `{ id: '${id}', title: 'One', passed: 'It is there.', notYet: 'It is missing.', run: () => true }`;

/** Writes the folder of an exercise of `guide/1.page.md`. */
function write(id: string, files: Readonly<Record<string, string>>): void {
  const folder = join(root, 'guide/exercises/page', id);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

const whole = {
  'starter.html': '<p>Bees</p>\n',
  'solution.html': '<h1>Bees</h1>\n',
  'checks.js': `export default [${check('one')}];`,
};

test('an exercise gets its code, its solution and its checks from its folder', async () => {
  write('bees', whole);
  const page = await render(
    '::exercise{#bees kind="fix" title="Name the page" minutes=5}\nMake it a heading.\n::',
  );
  expect(page.problems).toEqual([]);
  expect(page.html).toContain('<h3 id="exercise-bees-title">Name the page</h3><p>Make it a heading.</p>');
  expect(page.html).toContain('<span>It is there.</span>');
  expect(page.html).toContain('<summary>A solution</summary>');
  expect([...page.includes.keys()]).toEqual([
    'guide/exercises/page/bees/starter.html',
    'guide/exercises/page/bees/solution.html',
    'guide/exercises/page/bees/checks.js',
  ]);
});

test.each([
  [
    'a kind that does not exist',
    '::exercise{#a kind="quiz" title="A"}\nDo it.\n::',
    ['An exercise needs a kind: "write", "fix", "predict", "order" (got "quiz").'],
  ],
  [
    'no id and no title',
    '::exercise{kind="fix"}\nDo it.\n::',
    [
      'An exercise needs an id of small letters, digits and hyphens, such as ::exercise{#fix-the-levels …}. Progress is saved under it.',
      'An exercise needs a title: title="Repair the outline".',
    ],
  ],
  [
    'no files',
    '::exercise{#none kind="write" title="A"}\nDo it.\n::',
    ['starter.html', 'solution.html', 'checks.js'].map(
      (name) => `The exercise "none" has no ${name}. Write guide/exercises/page/none/${name}.`,
    ),
  ],
  [
    'two with one id',
    '::exercise{#bees kind="fix" title="A"}\nDo it.\n::\n\n::exercise{#bees kind="fix" title="B"}\nDo it.\n::',
    ['Another exercise of this page has the id "bees". Choose another one: progress is saved under it.'],
  ],
  [
    'choices of which none is right',
    '::exercise{#a kind="predict" title="A"}\n```html fragment\n<p>a</p>\n```\n\nWhat?\n\n- [ ] a\n- [ ] b\n- [ ] c\n::',
    ['Mark exactly one choice as right, with [x] (got 0).'],
  ],
  [
    'nothing to predict',
    '::exercise{#a kind="predict" title="A"}\nWhat?\n\n- [ ] a\n- [x] b\n- [ ] c\n::',
    ['The exercise shows no code. Put a fence with the code to look at below the task.'],
  ],
  [
    'two parts that are the same',
    '::exercise{#a kind="order" title="A"}\nOrder it.\n\n1. `a`\n2. `b`\n3. `a`\n::',
    ['Two parts are the same (line 6), so either could come first. Change one of them.'],
  ],
])('%s is an error', async (_, markdown, messages) => {
  write('bees', whole);
  const found = await problems(markdown);
  expect(found.map((problem) => problem.replace(/^\d+ error: /, ''))).toEqual(messages);
});

test('a check that cannot be read, and too many of them, are errors with file and line', async () => {
  write('bees', { ...whole, 'checks.js': `export default [\n  { id: 'one' },\n];` });
  const markdown = '::exercise{#bees kind="fix" title="A"}\nDo it.\n::';
  expect(await problems(markdown)).toEqual([
    '1 error: guide/exercises/page/bees/checks.js, line 2: A check has no "title": two or three words that name it.',
  ]);
  write('bees', { ...whole, 'checks.js': `export default [${['a', 'b', 'c', 'd'].map(check)}];` });
  expect(await problems(markdown)).toEqual([
    '1 error: guide/exercises/page/bees/checks.js: an exercise has one to 3 checks (got 4). Leave some out, or make it a quest.',
  ]);
});

test('the words of the code are not indexed for search', async () => {
  write('bees', { ...whole, 'starter.html': '<p>Zwieback</p>' });
  const { context } = collectingContext({ file: 'guide/1.page.md', root });
  const markdown = '::exercise{#bees kind="fix" title="A"}\nRepair the biscuit.\n::';
  const { body, search } = await renderMarkdown(markdown, context);
  expect(JSON.stringify(body)).toContain('Zwieback');
  expect(search.words).toBe('repair A biscuit A');
});

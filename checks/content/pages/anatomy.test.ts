import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkAnatomy } from './anatomy.ts';

const found = (file: string, text: string) =>
  checkAnatomy(checkedPage(file, text)).map(({ line, message }) => [line, message]);
const element = '1.cs/1.html/2.elements/b.md';
const example = '```html example\n<b>Bold</b>\n```\n\nLook at it.\n';
const pair =
  '::wrong-right\n#wrong\n```html bad="nu"\n<x>\n```\n#right\n```html fragment\n<b>b</b>\n```\n::\n';
const pitfalls = `## Pitfalls\n\n### One\n\nText.\n\n${pair}\n### Two\n\nText.\n\n${pair}`;

test('a reference page opens with an example and a paragraph about it', () => {
  expect(found(element, example)).toEqual([]);
  expect(found(element, 'Text first.\n')).toEqual([[1, 'The page must open with a fence "html example".']]);
  expect(found(element, '```html example\n<b>Bold</b>\n```\n\n- a list\n')).toEqual([
    [1, 'Below the opening example, one short paragraph says what to see in it.'],
  ]);
});

test('the sections of an element page hold their blocks', () => {
  expect(found(element, `${example}\n## Attributes\n\nNone.\n\n## Accessibility\n\nNone.\n`)).toEqual([
    [7, 'The section "Attributes" needs the block "::attributes-table", once.'],
    [11, 'The section "Accessibility" needs the block "::accessibility-facts", once.'],
  ]);
  expect(found(element, `${example}\n## Facts\n\n::element-facts\n::\n\n::support\n::\n`)).toEqual([]);
  expect(found(element, `${example}\n## Facts\n\n::element-facts\n::\n\nMore.\n`)).toEqual([
    [7, 'The section "Facts" holds exactly "::element-facts" and "::support", and nothing else.'],
  ]);
});

test('when to use it is a table of three to six rows', () => {
  const table = (rows: number) =>
    `${example}\n## When to use it\n\n| You need | Use | Because |\n|---|---|---|\n${'| a | b | c |\n'.repeat(rows)}`;
  expect(found(element, table(3))).toEqual([]);
  expect(found(element, table(2))).toEqual([
    [7, '"When to use it" needs a table "| You need | Use | Because |" of 3 to 6 rows.'],
  ]);
});

test('pitfalls are two to four, shown wrong and right', () => {
  expect(found(element, `${example}\n${pitfalls}`)).toEqual([]);
  expect(found(element, `${example}\n${pitfalls.replace('###', 'Two.\n\n###')}`)).toEqual([
    [9, '"Pitfalls" starts with its first "###" heading. Leave out the text above it.'],
  ]);
  const change = '```js\na() // [!code --]\nb() // [!code ++]\n```\n';
  expect(found(element, `${example}\n## Pitfalls\n\n### One\n\n${pair}\n### Two\n\n${change}`)).toEqual([]);
  expect(found(element, `${example}\n## Pitfalls\n\n### One\n\n${pair}`)).toEqual([
    [7, '"Pitfalls" has 1 part with a "###" heading; it needs 2 to 4.'],
    [7, '"Pitfalls" shows 1 time wrong and right; it needs 2 or more, as blocks "::wrong-right".'],
  ]);
});

test('what there is to try asks something, and related has three to five entries', () => {
  const task = (words: string) =>
    `${example.slice(0, example.indexOf('Look'))}::try\n${words}\n::\n\nLook at it.\n`;
  expect(found(element, task('Press it. What happens?'))).toEqual([]);
  expect(found(element, `${task('Press it.')}\n## Related\n\n- one\n- two\n`)).toEqual([
    [5, 'The task has no question. End it with one.'],
    [11, '"Related" has a list of 2 items; it needs 3 to 5.'],
  ]);
});

test('an overview has an example and a table', () => {
  expect(found('1.cs/1.html/2.elements/text-elements.md', 'Text.')).toEqual([
    [1, 'The page has no example that runs. Add a fence "html example" that uses several members.'],
    [1, 'The page has no table. Name every member in one, with a link.'],
  ]);
});

test('a lesson has a goal, a time, three to five steps that run, and something to try after each', () => {
  const lesson = '1.cs/1.html/1.getting-started/05.x.md';
  const step = (number: number, flags = '') =>
    `## Step ${number}: go\n\n\`\`\`html example${flags}\n<p>Go</p>\n\`\`\`\n\n::try\nGo.\n::\n`;
  const opening = 'You will be able to go.\n\n**Time:** about 30 minutes. **You need:** shoes.\n\n';
  expect(found(lesson, `${opening}${step(1)}\n${step(2)}\n${step(3)}`)).toEqual([]);
  expect(found(lesson, `- Hello.\n\nThere.\n\n${step(1)}\n## Step 3: stop\n\nText.\n`)).toEqual([
    [1, 'A lesson opens with a paragraph that says what readers will be able to do.'],
    [3, 'Below the goal, write the line "**Time:** about 30 minutes. **You need:** …".'],
    [5, 'The lesson has 2 steps; it needs 3 to 5.'],
    [15, 'This is step 2, and its heading says otherwise.'],
    [15, 'The step has no example that runs. Add a fence "html example".'],
    [15, 'The step has nothing to try. Add a block "::try" right below its example.'],
  ]);
  expect(found(lesson, `${opening}${step(1)}\n${step(2)}\n${step(3, ' fixed="No."')}`)).toEqual([
    [25, 'The example of the last step must not be "fixed": readers end a lesson by changing it.'],
  ]);
});

test('what is new in the code of a step is marked', () => {
  const lesson = '1.cs/1.html/1.getting-started/05.x.md';
  const code = { 1: '<main>\n  <p>One</p>\n</main>', 2: '<main>\n  <p>One</p>\n  <p>Two</p>\n</main>' };
  const step = (number: number, lines: string, flags = '') =>
    `## Step ${number}: go\n\n\`\`\`html example${flags}\n${lines}\n\`\`\`\n\n::tip{title="Try it"}\nGo.\n::\n\n`;
  const opening = 'You will be able to go.\n\n**Time:** about 30 minutes. **You need:** shoes.\n\n';
  const third = step(3, '<p>Another</p>', ' editable {1}');
  const second = (flags: string) => `${opening}${step(1, code[1])}${step(2, code[2], flags)}${third}`;
  const message = 'Mark what is new since the example before it: write {3} at the end.';
  expect(found(lesson, second(' {3}'))).toEqual([]);
  expect(found(lesson, second(''))).toEqual([[19, message]]);
  expect(found(lesson, second(' {2}'))).toEqual([[19, message]]);
  expect(found(lesson, second(' {2-3}'))).toEqual([[19, message]]);
});

test('a guide has a solution that runs and steps to test it', () => {
  const guide = '1.cs/1.html/4.accessibility/05.x.md';
  expect(found(guide, '## The shortest correct solution\n\nNone.\n\n## Test it yourself\n\nLook.\n')).toEqual(
    [
      [1, 'The solution has no example that runs. Add a fence "html example".'],
      [5, '"Test it yourself" needs a block "::steps": keyboard, screen reader, tools.'],
    ],
  );
});

test('each skill of a project leads to a page', () => {
  const project = (skills: string) => `## What you will practise\n\nFour skills.\n\n${skills}\n`;
  expect(
    found(
      '3.projects/01.page.md',
      project('- [Lists](/lists)\n- Times with the `time` element\n- Putting files on a server'),
    ),
  ).toEqual([[7, 'The skill leads to no page. Link the page that explains it.']]);
});

test('a page on an obsolete element shows the old way and the new one', () => {
  const page = '1.cs/1.html/2.elements/marquee.md';
  const text = (part: string) =>
    `---\ninventory: elements/marquee\n---\n${example}\n## What to use instead\n\n${part}`;
  expect(found(page, text(pair))).toEqual([]);
  expect(found(page, text('A list.\n'))).toEqual([
    [10, '"What to use instead" needs a block "::wrong-right": the old way and the new one.'],
  ]);
});

import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import type { ShownResult } from './result-question.ts';
import { triesOf } from './tries.ts';
import { judgeTry, missingTry, treeProblem } from './tries-check.ts';

const file = '1.cs/1.html/2.elements/b.md';
const page = (text: string) => checkedPage(file, text);
const example = '```html example\n<h2>Bread</h2>\n<p>Rye</p>\n```\n';
const edit = '\n```diff\n-<p>Rye</p>\n+<p>Oat</p>\n```\n';
const task = (props: string, change = edit) => `::try${props}\nBake it. What is new?\n${change}::\n`;
const problems = (text: string) => triesOf(page(text)).problems.map(({ line, message }) => [line, message]);

test('a task is read with the source before and after its change', () => {
  const props = `{shows="Oat" silences='heading "Bread"' changes="p: width" press="p"}`;
  expect(triesOf(page(`${example}\n${task(props)}`))).toEqual({
    problems: [],
    tries: [
      {
        file,
        line: 6,
        source: '<h2>Bread</h2>\n<p>Rye</p>',
        edited: '<h2>Bread</h2>\n<p>Oat</p>',
        runsScripts: false,
        press: 'p',
        differences: [
          { kind: 'shows', words: 'Oat' },
          { kind: 'silences', words: 'heading "Bread"' },
          { kind: 'changes', measure: { selector: 'p', property: 'width' } },
        ],
      },
    ],
  });
});

test('what is wrong with the way it is written is told with the line', () => {
  const shows = '{shows="Oat"}';
  expect(problems(`Text.\n\n${task(shows)}`)).toEqual([
    [3, 'Nothing to try it on. Put the block "::try" right below a fence "html example".'],
  ]);
  expect(problems(`${example.replace('example', 'example fixed="No."')}\n${task(shows)}`)).toEqual([
    [6, 'The example above is "fixed", so readers cannot edit it. Remove "fixed", or the task.'],
  ]);
  expect(problems(`${example}\n::try${shows}\n${edit}::\n`)).toEqual([
    [6, 'The block asks for nothing. Say in a sentence what to change, and what to look at.'],
  ]);
  expect(problems(`${example}\n${task(shows, '')}`)).toEqual([
    [6, 'Show the change in one fence "diff": "-" before a line that goes, "+" before a new one.'],
  ]);
  expect(problems(`${example}\n${task(shows, '\n```diff\n-<p>Oat</p>\n```\n')}`)).toEqual([
    [
      6,
      'The lines of the change are not in the example above. Copy them; put new lines next to an existing one.',
    ],
  ]);
  const twice = example.replace('<h2>Bread</h2>', '<p>Rye</p>');
  expect(problems(`${twice}\n${task(shows)}`)).toEqual([
    [
      6,
      'The change fits at lines 2 and 3. Add the line before or after it, so that only one place is meant.',
    ],
  ]);
  expect(problems(`${example}\n${task('')}`)).toEqual([
    [6, 'The block does not say what the change does. Add shows, hides, announces, silences or changes.'],
  ]);
  expect(problems(`${example}\n${task('{changes="width"}')}`)).toEqual([
    [6, 'changes="width" is not "selector: property". Write such as changes="h2: font-size".'],
  ]);
});

const shown = (text: string, ...values: (string | null)[]): ShownResult => ({ text, values });
const judged = (props: string, before: ShownResult, after: ShownResult) =>
  triesOf(page(`${example}\n${task(props)}`))
    .tries.flatMap((one) => judgeTry(one, before, after))
    .map(({ message }) => message);

test('words come into the result or go from it, and do so by the change', () => {
  const [rye, oat] = [shown('Bread Rye'), shown('Bread Oat')];
  expect(judged('{shows="Oat" hides="Rye"}', rye, oat)).toEqual([]);
  expect(judged('{shows="Bread"}', rye, oat)).toEqual([
    'shows="Bread": the result has these words before the change. There is: Bread Rye.',
  ]);
  expect(judged('{shows="Corn"}', rye, oat)).toEqual([
    'shows="Corn": the result has no such words after the change. There is: Bread Oat.',
  ]);
  expect(judged('{hides="Corn"}', rye, oat)).toEqual([
    'hides="Corn": the result has no such words before the change. There is: Bread Rye.',
  ]);
  expect(judged('{hides="Bread"}', rye, oat)).toEqual([
    'hides="Bread": the result still has these words after the change. There is: Bread Oat.',
  ]);
});

test('lines of the assistive view come and go', () => {
  const none = shown('');
  expect(judged('{announces="paragraph Oat" silences="paragraph Rye"}', none, none)).toEqual([]);
  expect(judged(`{announces='heading "Bread", level 2'}`, none, none)).toEqual([
    'announces="heading "Bread", level 2": what assistive technology gets has these words before the change. There is: heading "Bread", level 2 / paragraph Rye.',
  ]);
  expect(judged('{silences="paragraph"}', none, none)).toEqual([
    'silences="paragraph": what assistive technology gets still has these words after the change. There is: heading "Bread", level 2 / paragraph Oat.',
  ]);
});

test('a tree that differs from Chromium’s after the change is told at the task', () => {
  const [one] = triesOf(page(`${example}\n${task('{announces="paragraph Oat"}')}`)).tries;
  expect(one && treeProblem(one, { element: 3, ours: 'paragraph', theirs: 'text' })).toMatchObject({
    line: 6,
    message:
      'After the change, the page says that assistive technology gets: paragraph. Chromium gives it: text. Change something else, or explain the difference in checks/content/assistive/mapped-differences.ts.',
  });
});

test('a measure has another value afterwards', () => {
  const props = '{changes="p: width"}';
  expect(judged(props, shown('', '20 px'), shown('', '30 px'))).toEqual([]);
  expect(judged(props, shown('', '20 px'), shown('', '20 px'))).toEqual([
    'changes="p: width": it is 20 px before and after the change.',
  ]);
  expect(judged(props, shown('', '20 px'), shown('', null))).toEqual([
    'changes="p: width": no element fits the selector after the change.',
  ]);
});

test('a lesson, element or attribute page with an example has something to try', () => {
  const missing = (text: string, path = file) => {
    const checked = checkedPage(path, text);
    return missingTry(checked, triesOf(checked).tries).map(({ message }) => message);
  };
  const message = 'The page has nothing to try. Add a block "::try" right below an example.';
  expect(missing(example)).toEqual([message]);
  expect(missing(example, '1.cs/1.html/3.attributes/alt.md')).toEqual([message]);
  expect(missing(example, '1.cs/1.html/1.getting-started/05.x.md')).toEqual([message]);
  expect(missing(`${example}\n${task('{shows="Oat"}')}`)).toEqual([]);
  expect(missing('Nothing runs here.')).toEqual([]);
  expect(missing(example, '5.blog/a.md')).toEqual([]);
});

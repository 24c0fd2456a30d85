import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkRunnableCode } from './runnable-code.ts';

const found = async (text: string) =>
  (await checkRunnableCode(checkedPage('a.md', text))).map(({ line, message }) => [line, message]);
const program = (code: string, output: string) =>
  `\`\`\`js run\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`;

test('a program that prints what its page says is right', async () => {
  expect(await found(program('console.log(1 + 1, [2])\nconsole.log("b")', '2 [ 2 ]\nb'))).toEqual([]);
});

test('another output is told, and so is an error', async () => {
  expect(await found(program('console.log(3)', '2'))).toEqual([
    [5, 'The program prints "3". Correct the output, or the program.'],
  ]);
  expect(await found(program('missing()', '2'))).toEqual([
    [5, 'The program prints "ReferenceError: missing is not defined". Correct the output, or the program.'],
  ]);
});

test('a program cannot reach files or the network', async () => {
  expect(
    await found(
      program('console.log(typeof require, typeof process, typeof fetch)', 'undefined undefined undefined'),
    ),
  ).toEqual([]);
});

test('a program that can be run has an output', async () => {
  expect(await found('```js run\n1\n```')).toEqual([
    [1, 'The program can be run, but the page does not say what it prints. Add a fence "text output".'],
  ]);
});

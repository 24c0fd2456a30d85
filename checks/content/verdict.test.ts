import { expect, test } from 'vitest';
import { checkedPage } from './checked-page.ts';
import { examplesOf } from './examples/examples.ts';
import type { Finding } from './examples/markup.ts';
import { judgeExample } from './verdict.ts';

const names = {
  markup: [
    'wcag/h37',
    'void-style',
    'attribute-allowed-values',
    'attribute-boolean-style',
    'no-implicit-close',
  ],
  access: ['image-alt', 'label'],
};
const finding = (rule: string): Finding => ({ rule, line: 2, message: 'Words.' });

function judge(flags: string, found: { markup?: Finding[]; nu?: Finding[]; access?: Finding[] }) {
  const [example] = examplesOf([checkedPage('a.md', `Text\n\n\`\`\`html ${flags}\n<p>a</p>\n\`\`\``)]);
  if (!example) throw new Error('no example');
  return judgeExample(example, { markup: [], nu: [], access: null, ...found }, names).map(
    ({ severity, line, message }) => `${line} ${severity}: ${message}`,
  );
}

test('a right example passes every tool, and each finding is told with its tool', () => {
  expect(judge('example', {})).toEqual([]);
  expect(judge('fragment', { markup: [finding('void-style')] })).toEqual([
    '4 error: html-validate (void-style): Words.',
  ]);
  expect(judge('fragment', { nu: [finding('nu')] })).toEqual(['4 error: Nu: Words.']);
  expect(judge('fragment', { access: [finding('label')] })).toEqual(['4 error: axe (label): Words.']);
});

test('what several tools find on one line is told by the first of them', () => {
  expect(
    judge('fragment', { markup: [finding('void-style')], nu: [finding('nu')], access: [finding('label')] }),
  ).toEqual(['4 error: html-validate (void-style): Words.']);
});

test('a warning stays a warning', () => {
  expect(judge('example', { nu: [{ ...finding('nu'), isWarning: true }] })).toEqual([
    '4 warning: Nu: Words.',
  ]);
});

test('a wrong example breaks the rule it names; Nu may say what it likes', () => {
  expect(judge('bad="wcag/h37"', { markup: [finding('wcag/h37')], nu: [finding('nu')] })).toEqual([]);
  expect(judge('bad="image-alt"', { markup: [finding('wcag/h37')], access: [finding('image-alt')] })).toEqual(
    [],
  );
});

test('a wrong example that passes, or breaks another rule of the same tool, is told', () => {
  expect(judge('bad="wcag/h37"', {})).toEqual([
    '3 error: html-validate does not report wcag/h37 here. It reports nothing.',
  ]);
  expect(judge('bad="wcag/h37"', { markup: [finding('void-style')] })).toEqual([
    '3 error: html-validate does not report wcag/h37 here. It reports void-style instead.',
    '4 error: A wrong example breaks only the rule it names; html-validate also reports void-style: Words.',
  ]);
  expect(judge('bad="label"', { access: [finding('label'), finding('image-alt')] })).toEqual([
    '4 error: A wrong example breaks only the rule it names; axe also reports image-alt: Words.',
  ]);
});

test('several rules may be named, of one tool or of two', () => {
  expect(
    judge('bad="wcag/h37 label"', { markup: [finding('wcag/h37')], access: [finding('label')] }),
  ).toEqual([]);
  expect(judge('bad="wcag/h37 label"', { markup: [finding('wcag/h37')], access: [] })).toEqual([
    '3 error: axe does not report label here. It reports nothing.',
  ]);
});

test('rules that follow from another mistake are free', () => {
  const both = [
    finding('attribute-allowed-values'),
    finding('attribute-boolean-style'),
    finding('no-implicit-close'),
  ];
  expect(judge('bad="attribute-allowed-values"', { markup: both })).toEqual([]);
  expect(judge('bad="attribute-boolean-style"', { markup: both })).toEqual([]);
  expect(
    judge('bad="wcag/h37"', { markup: [finding('wcag/h37'), finding('attribute-allowed-values')] }),
  ).toHaveLength(1);
});

test('bad="nu" is rejected by Nu and accepted by html-validate', () => {
  expect(judge('bad="nu"', { nu: [finding('nu')] })).toEqual([]);
  expect(judge('bad="nu"', {})).toEqual([
    '3 error: The Nu checker accepts this wrong example. Name the rule that rejects it.',
  ]);
  expect(judge('bad="nu"', { nu: [finding('nu')], markup: [finding('void-style')] })).toEqual([
    '4 error: A wrong example breaks only the rule it names; html-validate also reports void-style: Words.',
  ]);
});

test('bad="meaning" passes every tool', () => {
  expect(judge('bad="meaning"', { access: [] })).toEqual([]);
  expect(judge('bad="meaning"', { nu: [finding('nu')] })).toEqual([
    '4 error: A wrong example with bad="meaning" must pass every check. Nu: Words.',
  ]);
});

test('a rule that does not exist is told with near names, and one must be named', () => {
  expect(judge('bad="void-stile"', {})).toEqual([
    '3 error: There is no rule named "void-stile". Near names: void-style.',
  ]);
  expect(judge('bad="img-alt"', {})).toEqual([
    '3 error: There is no rule named "img-alt". Near names: image-alt.',
  ]);
  expect(judge('bad="nothing"', {})).toEqual([
    '3 error: There is no rule named "nothing". Use a rule of html-validate or axe.',
  ]);
  expect(judge('bad', {})).toEqual([
    '3 error: A wrong example must name the rule it breaks, such as bad="wcag/h37".',
  ]);
});

import { expect, test } from 'vitest';
import { distinctFindings } from './distinct-findings.ts';
import type { Finding } from './markup.ts';

const finding = (rule: string, line: number, message = rule): Finding => ({ rule, line, message });
const told = (markup: Finding[], nu: Finding[] = [], access: Finding[] = []) => {
  const found = distinctFindings({ markup, nu, access }, (line) => line >= 2 && line <= 4);
  return [...found.markup, ...found.nu, ...(found.access ?? [])].map(({ rule, line }) => `${line} ${rule}`);
};

test('an element that is not closed is told once, and nothing about the tags around the code', () => {
  const markup = [
    finding('no-implicit-close', 1),
    finding('no-implicit-close', 2),
    finding('close-order', 2, "Unclosed element '<b>'"),
    finding('close-order', 2, "End tag '</p>' seen but there were open elements"),
    finding('element-permitted-content', 3),
    finding('wcag/h37', 3),
    finding('close-order', 5),
  ];
  const nu = [
    finding('nu', 2, 'End tag “p” seen, but there were open elements.'),
    finding('nu', 4, 'Stray start tag “tr”.'),
    finding('nu', 4, 'Attribute “aling” not allowed on element “p” at this point.'),
  ];
  expect(told(markup, nu, [finding('image-alt', 3)])).toEqual(['2 close-order', '3 wcag/h37', '4 nu']);
});

test('each tool is heard on lines of which those before it say nothing', () => {
  expect(
    told(
      [finding('void-style', 2), finding('attr-quotes', 2)],
      [finding('nu', 2), finding('nu', 3)],
      [finding('image-alt', 3), finding('button-name', 4)],
    ),
  ).toEqual(['2 void-style', '2 attr-quotes', '3 nu', '4 button-name']);
});

test('what is found around the code alone is told', () => {
  expect(told([finding('close-order', 5), finding('close-order', 5)])).toEqual(['5 close-order']);
});

test('where every tag has its partner, all that is said about nesting counts', () => {
  expect(told([finding('element-permitted-content', 3), finding('no-implicit-close', 3)])).toEqual([
    '3 element-permitted-content',
    '3 no-implicit-close',
  ]);
});

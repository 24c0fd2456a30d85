import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDiagram, makeDiagrams } from './make-diagrams.ts';
import { textWidth, wrap } from './text.ts';

const content = join(import.meta.dirname, '../../content');

test('every diagram in content is what its description says', () => {
  const diagrams = makeDiagrams();
  expect(diagrams.length).toBeGreaterThan(100);
  for (const { file, svg } of diagrams)
    expect({ file, svg: readFileSync(join(content, file), 'utf8') }).toEqual({ file, svg });
});

test('text is wrapped at spaces, not inside code', () => {
  expect(wrap('one two `three four` five', textWidth('`three four`'))).toEqual([
    'one two',
    '`three four`',
    'five',
  ]);
});

test('a word that is too long and an unknown key are reported', () => {
  const flow = (label: string) => `kind: flow\nfile: a.svg\nsteps: [{ label: ${label} }]\n`;
  expect(() => makeDiagram(flow('x'.repeat(60)))).toThrow(
    `"${'x'.repeat(60)}" does not fit into 282 units. Shorten the text.`,
  );
  expect(() => makeDiagram(`${flow('a')}colour: red\n`)).toThrow('Unrecognized key: "colour"');
});

test('each kind of diagram contains its labels, escaped', () => {
  const kinds = {
    tree: 'root: { label: "A & B", note: second }',
    flow: 'steps: [{ label: "A & B", note: second }]',
    decisions: 'questions: [{ ask: "A & B", yes: second }]\notherwise: { label: third }',
    sequence:
      'actors: ["A & B", C]\nmessages: [{ from: 0, to: 1, label: second }, { from: 1, to: 1, label: x }]',
    nested: 'boxes: [{ label: "A & B", row: true, children: [{ label: second }] }]',
    timeline:
      'rows: [{ label: "A & B", bars: [{ from: 0, to: 50, label: second }] }]\nmarks: [{ at: 9, label: m }]',
    cells: 'rows: [[{ text: "A & B", down: 2 }, { text: second }], [{ text: third }]]',
    segments: 'segments: [{ text: "A & B", label: second }, { text: c, label: third }]',
    scale: 'from: 0\nto: 9\nzones: [{ to: 9, label: "A & B" }]\nmarks: [{ at: 3, label: second }]',
    plane:
      'width: 9\nheight: 9\nboxes: [{ x: 0, y: 1, width: 4, height: 3, label: "A & B" }, { x: 4, y: 4, width: 5, height: 5, label: second, isMeasured: true }]',
    layers: 'layers: [{ label: "A & B" }, { label: second }]',
    bars: 'most: 9\ngroups: [{ label: "A & B", bars: [{ value: 3, label: second }] }]',
  };
  for (const [kind, spec] of Object.entries(kinds)) {
    const { svg } = makeDiagram(`kind: ${kind}\nfile: a.svg\n${spec}\n`);
    expect(svg).toContain('A &amp; B<');
    expect(svg).toContain('second<');
  }
});

test('a cell below one that spans two rows stands in the next column', () => {
  const { svg } = makeDiagram(
    'kind: cells\nfile: a.svg\nrows: [[{ text: a, down: 2 }, { text: b }], [{ text: c }]]\n',
  );
  const xs = [...svg.matchAll(/<rect class="plain" x="([\d.]+)"/g)].map((match) => match[1]);
  expect(xs).toEqual(['1', '212', '212']);
});

test('bars are as long as their values, and words that do not fit into one are beside it', () => {
  const { svg } = makeDiagram(
    'kind: bars\nfile: a.svg\nmost: 10\ngroups: [{ label: a, bars: [{ value: 10, label: all }, { value: 1, label: a tenth }] }]\n',
  );
  const shapes = [
    ...svg.matchAll(/<(?:rect class="plain" x="1" y="[\d.]+" width|text class="note" x)="([\d.]+)"/g),
  ];
  expect(shapes.map(([, number]) => number)).toEqual(['418', '8', '41.8', '48.8']);
});

test('a process in steps has a group for each of them, and its style fades what comes later', () => {
  const spec = (more: string) =>
    `kind: sequence\nfile: a.svg\nactors: [A, B]\nmessages: [{ from: 0, to: 1, label: x }, { from: 1, to: 0, label: y }]\n${more}`;
  const { svg } = makeDiagram(spec('isStepped: true\n'));
  expect(svg.match(/<g id="[^"]*"|<\/g>|>[xy]</g)).toEqual([
    '<g id="step-1"',
    '>x<',
    '</g>',
    '<g id="step-2"',
    '>y<',
    '</g>',
  ]);
  expect(svg).toContain('g:target ~ g { opacity: .2 }');
  expect(makeDiagram(spec('')).svg).not.toMatch(/<g|:target/);
});

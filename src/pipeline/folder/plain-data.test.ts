import { expect, test } from 'vitest';
import { readModule, Unread } from './plain-data.ts';

const read = (source: string) => readModule(source, ['define']).exports.get('default');
const unread = new Unread();

test.each([
  [`'text'`, 'text'],
  ['"it\'s"', "it's"],
  [`'it\\'s "quoted"\\n'`, 'it\'s "quoted"\n'],
  ['`plain`', 'plain'],
  ['`two\\nlines`', 'two\nlines'],
  [`'\\u00e9\\u{1F600}\\x21\\\\'`, 'é😀!\\'],
  [`'one ' + "two " + \`three\``, 'one two three'],
  [`[ // first\n  'a', /* second */ 'b'\n]`, ['a', 'b']],
  [`{ a: /* letter */ 'b', c: undefined }`, { a: 'b', c: undefined }],
  ['7.5', 7.5],
  ['true', true],
  ['null', null],
  [`['a', ['b'], { c: 'd', 'e f': [] }]`, ['a', ['b'], { c: 'd', 'e f': [] }]],
  [`define({ a: 'b' }) satisfies Config`, { a: 'b' }],
  [`({ a: 'b' } as const)`, { a: 'b' }],
])('%s is data', (source, value) => {
  expect(read(`export default ${source}`)).toEqual(value);
});

test.each([
  `\`a \${name}\``,
  'process.env.PLACE',
  'fetch("https://example.org")',
  'a ? "b" : "c"',
  '{ ...others }',
  '{ [computed]: 1 }',
  "'a' + 1",
  "'a' - 'b'",
  "'\\u{110000}'",
  'missing',
  '-1',
  '() => 1',
])('%s is more than data, and nothing of it is run', (source) => {
  expect(read(`export default ${source}`)).toEqual(unread);
});

test('what is spread into a list is one thing that is not data', () => {
  expect(read(`const b = ['c']; export default ['a', ...b]`)).toEqual(['a', unread]);
});

test('what is not data takes nothing else with it', () => {
  const source = `{ a: 'b', c: made(), d() {}, async e() {}, get f() {}, g: ['h', made()] }`;
  expect(read(`export default ${source}`)).toEqual({
    a: 'b',
    ...{ c: unread, d: unread, e: unread, f: unread },
    g: ['h', unread],
  });
});

test('constants of the file stand for their values, wherever they are named', () => {
  const source = `
    const source = { include: 'docs/**' } as const
    export const collections = { docs: define({ source }), all: [source!] }
    export default { collections }
  `;
  const { exports } = readModule(source, ['define']);
  const collections = { docs: { source: { include: 'docs/**' } }, all: [{ include: 'docs/**' }] };
  expect(exports.get('collections')).toEqual(collections);
  expect(exports.get('default')).toEqual({ collections });
});

test('constants that name each other, and nesting without end, are left unread', () => {
  const lists = (count: number) => '['.repeat(count) + JSON.stringify(unread) + ']'.repeat(count);
  expect(JSON.stringify(read('const a = [b]; const b = [a]; export default a'))).toBe(lists(25));
  expect(JSON.stringify(read(`export default ${'['.repeat(9000)}`))).toBe(lists(51));
});

test('a text that is joined from constants has an end', () => {
  const constants = Array.from({ length: 8 }, (_, at) => `const a${at} = a${at + 1} + a${at + 1};`);
  const source = (text: string) => `${constants.join('')}const a8 = '${text}'; export default a0`;
  expect(read(source('y'))).toBe('y'.repeat(256));
  expect(read(source('y'.repeat(50)))).toEqual(unread);
});

test('a group knows its line and those of its names', () => {
  const source = `\nexport default {\n  a: {\n  },\n  b: made(),\n}`;
  const { exports, lineOf, lineIn } = readModule(source);
  const main = exports.get('default') as Record<string, never>;
  expect([lineOf(main), lineOf(main.a), lineOf(main.b), lineOf('text')]).toEqual([2, 3, 5, null]);
  expect([lineIn(main, 'b'), lineIn(main, 'c'), lineIn('text', 'a')]).toEqual([5, null, null]);
});

test('the first line that is no code is found', () => {
  expect(readModule('let a = 1;\nlet = = 2;\nlet b;').faultLine).toBe(2);
  expect(readModule('export default [').faultLine).toBe(1);
  expect(readModule('class A { while(a) {} }\nexport default /* b */ [() => 1];').faultLine).toBeNull();
});

test('names that objects have anyway are names like others', () => {
  const value = read(`export default { __proto__: 'a', constructor: 'b' }`) as Record<string, unknown>;
  expect(Object.entries(value)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});

test('constants that multiply are read up to a number of values, and the line is known', () => {
  const x = Array(10).fill('x');
  const tenfold = (name: string, of: string) => `const ${name} = [${Array(10).fill(of).join()}];`;
  const names = 'abcdefghijkl'.split('');
  const source = ["const x = 'y';", ...names.map((name, at) => tenfold(name, names[at - 1] ?? 'x'))];
  const { excessLine } = readModule(`${source.join('\n')}\nexport default l;\n`, []);
  expect(excessLine).toBe(2);
  const few = readModule(`${source.slice(0, 3).join('\n')}\nexport default b;\n`, []);
  expect(few.excessLine).toBe(null);
  expect(few.exports.get('default')).toEqual(x.map(() => x.map(() => 'y')));
});

test('a long text counts as many values', () => {
  const source = `const x = '${'y'.repeat(10_000)}';\nexport default [${Array(100).fill('x').join()}];\n`;
  expect(readModule(source, []).excessLine).toBe(1);
});

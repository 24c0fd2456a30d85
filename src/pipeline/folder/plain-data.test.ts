import { expect, test } from 'vitest';
import { readModule, Unread } from './plain-data.ts';

const read = (source: string) => readModule(source, ['define']).exports.get('default');
const unread = new Unread();

test.each([
  [`'text'`, 'text'],
  ['"it\'s"', "it's"],
  [`'it\\'s "quoted"\\n'`, 'it\'s "quoted"\n'],
  ['`plain`', 'plain'],
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
  expect(read(`export default { a: 'b', c: made(), d() {}, e: ['f', made()] }`)).toEqual({
    a: 'b',
    c: unread,
    d: unread,
    e: ['f', unread],
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
  // Each step of the circle is a name and a list.
  expect(JSON.stringify(read('const a = [b]; const b = [a]; export default a'))).toBe(lists(25));
  expect(JSON.stringify(read(`export default ${'['.repeat(9000)}`))).toBe(lists(51));
});

test('a group knows its line', () => {
  const { exports, lineOf } = readModule(`\nexport default {\n  a: {\n  },\n  b: made(),\n}`, []);
  const main = exports.get('default') as Record<string, never>;
  expect([lineOf(main), lineOf(main.a), lineOf(main.b), lineOf('text')]).toEqual([2, 3, 5, null]);
});

test('names that objects have anyway are names like others', () => {
  const value = read(`export default { __proto__: 'a', constructor: 'b' }`) as Record<string, unknown>;
  expect(Object.entries(value)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});

// Checks that every constant is read somewhere. The tests of the code that reads it check its effect.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { constants } from './constants.ts';

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

const root = join(import.meta.dirname, '../..');

/** The site's source files, without tests. */
const sources = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

test('every constant is read by the code of the site', () => {
  const read = sources.flatMap(({ file, code }) => pathsRead(file, code));
  const isRead = (leaf: string) =>
    read.some((path) => `${leaf}.`.startsWith(`${path}.`) || path.startsWith(`${leaf}.`));
  expect(leavesOf(constants).filter((leaf) => !isRead(leaf))).toEqual([]);
});

test.each([
  ['constants.a.b', ['a.b']],
  ['constants.a.b.map(String)', ['a.b.map']],
  ["constants.a['b-c']", ['a.b-c']],
  ['f(constants.a)', ['a']],
  ['const { b, c: { d } } = constants.a', ['a.b', 'a.c.d']],
  ['const { b, ...rest } = constants.a', ['a.b', 'a']],
  ['function f({ b } = constants.a) {}', ['a.b']],
  ['f(<p>{constants.a}</p>)', ['a']],
  ['constants.a[b]', ['a']],
  ['f(constants)', []],
  ['f(other.constants.a, "constants.a") // constants.a', []],
])('%s reads %j', (code, paths) => {
  expect(pathsRead('x.tsx', `import { constants } from '#schema/constants.ts';\n${code}`)).toEqual(paths);
});

test('constants of other modules do not count', () => {
  expect(pathsRead('x.ts', `import { constants } from 'node:fs';\nf(constants.a)`)).toEqual([]);
});

/** The paths of all values: `toast.gap`. */
function leavesOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && !Array.isArray(inner)
      ? leavesOf(inner).map((path) => `${key}.${path}`)
      : [key],
  );
}

/** The constants that a file reads. An object that is passed on counts with all its properties. */
function pathsRead(file: string, code: string): string[] {
  if (!/^import \{[^}]*\bconstants\b[^}]*\} from '[^']*\/constants\.ts'/m.test(code)) return [];
  return pathsBelow(parseSync(file, code).program).filter((path) => path !== '');
}

function pathsBelow(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(pathsBelow);
  if (!isNode(part)) return [];
  const isDeclaration = part.type === 'VariableDeclarator';
  const [pattern, value] = isDeclaration ? [part.id, part.init] : [part.left, part.right];
  const from = pathOf(value);
  if (from !== null && isNode(pattern)) return pathsIn(pattern, from);
  const own = pathOf(part);
  return own === null ? Object.values(part).flatMap(pathsBelow) : [own];
}

/** `a.b` for `constants.a.b`, null for expressions that do not start with the constants. */
function pathOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return node.name === 'constants' ? '' : null;
  if (node.type !== 'MemberExpression') return null;
  const base = pathOf(node.object);
  const isUnknown = node.computed && !(isNode(node.property) && node.property.type === 'Literal');
  return base === null || isUnknown ? base : under(base, node.property);
}

/** The properties destructured by `{ b, c: { d } }`. */
function pathsIn(pattern: SyntaxNode, from: string): string[] {
  if (pattern.type !== 'ObjectPattern') return [from];
  return (pattern.properties as SyntaxNode[]).flatMap(({ type, key, value }) =>
    type === 'RestElement' ? [from] : pathsIn(value as SyntaxNode, under(from, key)),
  );
}

function under(path: string, key: unknown): string {
  const { name, value } = key as { name?: string; value?: string };
  return [path, name ?? value].filter(Boolean).join('.');
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

test('a drawer closes when it is dragged down by more than a quarter of its height', () => {
  expect(constants.drawer).toEqual({ closeThreshold: 0.25, scrollLockTimeout: 100 });
});

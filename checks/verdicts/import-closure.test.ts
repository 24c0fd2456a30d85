import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closureHash, importClosure } from './import-closure.ts';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-closure-'));
  write('package.json', '{ "imports": { "#lib/*": "./src/lib/*" } }');
  write('node_modules/colours/package.json', '{ "version": "1.2.3" }');
  write(
    'src/entry.ts',
    `import 'node:fs';
     import { red } from 'colours/red';
     import type { Shape } from './types.ts';
     import { type Shape as Form, draw } from '#lib/draw.ts';
     export { late } from './exported.ts';
     const worker = new URL('./worker.ts', import.meta.url);
     export const load = (): Promise<unknown> => import('./dynamic.ts');`,
  );
  write('src/types.ts', 'export interface Shape {}');
  write('src/lib/draw.ts', `import { entry } from '../entry.ts'; export const draw = 1;`);
  write('src/exported.ts', 'export const late = 1;');
  write('src/worker.ts', '');
  write('src/dynamic.ts', '');
  write('src/entry.test.ts', `import './entry.ts';`);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a closure holds what is loaded at run time: no types, no tests, and packages by their version', () => {
  expect(importClosure(['src/entry.ts'], root)).toEqual({
    files: ['src/dynamic.ts', 'src/entry.ts', 'src/exported.ts', 'src/lib/draw.ts', 'src/worker.ts'],
    packages: ['colours 1.2.3'],
  });
});

test('its hash changes with each of them, and with nothing else', () => {
  const hash = () => closureHash(['src/entry.ts'], root);
  const before = hash();
  write('src/types.ts', 'export interface Shape { isRound: boolean }');
  write('src/entry.test.ts', '');
  expect(hash()).toBe(before);
  for (const file of ['src/lib/draw.ts', 'src/exported.ts', 'src/worker.ts', 'src/dynamic.ts']) {
    const last = hash();
    write(file, `export const changed = '// ${file}';`);
    expect(hash(), file).not.toBe(last);
  }
  const last = hash();
  write('node_modules/colours/package.json', '{ "version": "1.2.4" }');
  expect(hash()).not.toBe(last);
});

test('comments and types leave the hash as it is; other code, and what looks like a comment in a text, does not', () => {
  const hash = (text: string) => {
    write('src/late.ts', text);
    return closureHash(['src/late.ts'], root);
  };
  const before = hash(`export const a = [1].map((b) => b);\nexport const b = '// x';\n`);
  expect(
    hash(
      `// Why.
       import type { Row } from './rows.ts';
       interface Cell { text: string }
       export const a = [1].map((b) => b); /* here */

       export const b = '// x'; // end`,
    ),
  ).toBe(before);
  expect(hash(`export const a = [1 as Cell].map<Row>((b: Cell): Row => b!);\nexport const b = '// x';`)).toBe(
    before,
  );
  expect(hash(`export const a = [1].map((b) => b);\nexport const b = '// y';\n`)).not.toBe(before);
  expect(hash(`export const a = [2 as Cell].map((b) => b);\nexport const b = '// x';\n`)).not.toBe(before);
});

test('the frame of quests is made of its own modules only', () => {
  const { files } = importClosure(['src/app/behaviours/quest/kit/frame.ts']);
  expect(files).toContain('src/lib/assistive/role.ts');
  expect(files.filter((file) => /\.test\.|workspace|behaviours\/example\/(?!frame)/.test(file))).toEqual([]);
});

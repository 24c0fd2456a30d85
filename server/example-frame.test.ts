import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rememberScript } from './example-frame.ts';
import { rememberedQuestScript } from './quest-frame.ts';

test('a script is compiled again when one of its modules changes, and only then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-frame-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  writeFileSync(at('entry.ts'), `import { word } from './word.ts';\ndocument.title = word;\n`);
  writeFileSync(at('word.ts'), `export const word: string = 'first';\n`);
  const script = () => rememberScript(at('cache.json'), at('entry.ts'));
  expect(await script()).toContain('first');

  // Modifies the cached script, to prove that it is used.
  writeFileSync(at('cache.json'), readFileSync(at('cache.json'), 'utf8').replace('first', 'cached'));
  writeFileSync(at('other.ts'), 'export const other = 1;\n');
  expect(await script()).toContain('cached');

  writeFileSync(at('word.ts'), `export const word: string = 'second';\n`);
  expect(await script()).toContain('second');
  rmSync(at('word.ts'));
  writeFileSync(at('entry.ts'), `document.title = 'third';\n`);
  expect(await script()).toContain('third');
});

test('the frame of quests is remembered by its own modules, none of them a test', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-frame-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await rememberedQuestScript(folder);
  const { modules } = JSON.parse(readFileSync(join(folder, 'quest-frame.json'), 'utf8'));
  const own = Object.keys(modules).filter((module) => module.startsWith('src/'));
  expect(own).toContain('src/app/behaviours/quest/kit/frame.ts');
  expect(own).toContain('src/lib/assistive/role.ts');
  expect(own.filter((module) => /\.test\.|workspace/.test(module))).toEqual([]);
});

// Each block is one folder, and the lists contain all folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onDemandSheets, styleSheetClasses } from '#render/style-sheets.ts';
import { withBlockStyles } from '#server/vite/block-styles-plugin.ts';
import type { Block, BlockStyles } from '../block.ts';
import { blockComponents } from './components.ts';
import { markdownForms } from './markdown-forms.ts';
import { blocks } from './schemas.ts';

const source = join(import.meta.dirname, '../..');
const folderNames = readdirSync(join(source, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'all')
  .map(({ name }) => name);
const names = Object.entries(blocks)
  .filter(([, { isReplaced }]) => !isReplaced)
  .map(([name]) => name);

/** What the folders contain, by the path of their schema. */
const schemas = import.meta.glob<Record<string, Block>>('../*/schema.ts', { eager: true, import: 'blocks' });
const styles = import.meta.glob<BlockStyles | undefined>('../*/schema.ts', { eager: true, import: 'styles' });

test('every folder has a schema, and its blocks are in the list', () => {
  expect(Object.keys(schemas).toSorted()).toEqual(
    folderNames.map((name) => `../${name}/schema.ts`).toSorted(),
  );
  expect(Object.assign({}, ...Object.values(schemas))).toEqual(blocks);
});

test('every block that is rendered has a component; questions are grouped by the renderer', () => {
  expect([...blockComponents.keys(), 'question'].toSorted()).toEqual(names.toSorted());
});

test('every block that is rendered has a Markdown form', () => {
  expect([...markdownForms.keys()].toSorted()).toEqual(names.toSorted());
});

test.each(folderNames)('%s names the style sheets it has files for', (name) => {
  const sheets = Object.keys(styles[`../${name}/schema.ts`] ?? {});
  const files = readdirSync(join(source, 'blocks', name)).filter((file) => file.endsWith('.css'));
  expect(files.map((file) => file.replace('.css', '')).toSorted()).toEqual(sheets.toSorted());
  for (const sheet of sheets) expect(styleSheetClasses).toHaveProperty(sheet);
});

/** The style sheets that documents refer to; scripts import the others. */
const sheets = Object.keys(styleSheetClasses).map((name) => ({
  name,
  text: readFileSync(join(source, `styles/${name}.css`), 'utf8'),
}));

test('every on-demand sheet is a sheet', () => {
  expect(onDemandSheets.filter((name) => !(name in styleSheetClasses))).toEqual([]);
});

test.each(sheets)(
  '$name imports every file of its folder, and the blocks if there are any',
  ({ name, text }) => {
    const folder = join(source, 'styles', name);
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.css')) : [];
    const imported = [...text.matchAll(new RegExp(`@import "\\./${name}/([\\w-]+\\.css)";`, 'g'))].map(
      ([, file]) => file,
    );
    expect(imported.toSorted()).toEqual(files.toSorted());
    const hasBlocks = folderNames.some((block) => existsSync(join(source, 'blocks', block, `${name}.css`)));
    expect(text.includes('@import "#blocks";')).toBe(hasBlocks);
  },
);

test('a sheet imports the files of blocks in the order of their folders', () => {
  expect(withBlockStyles('a\n@import "#blocks";\nb', 'extras.css', source)).toBe(
    'a\n@import "../blocks/callout/extras.css";\n@import "../blocks/exam/extras.css";\n@import "../blocks/folder-check/extras.css";\n@import "../blocks/icon/extras.css";\n@import "../blocks/walk-through/extras.css";\nb',
  );
});

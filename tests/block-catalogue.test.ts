// The lists that authors read and the lists that the code knows are the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks } from '#blocks/all/schemas.ts';
import { parseFenceMeta } from '#pipeline/markdown/code/fence.ts';
import { resultHeights, resultWidths } from '#schema/page/example.ts';
import { fenceOptions } from '#schema/page/fence-options.ts';

const readme = readFileSync(join(import.meta.dirname, '../content/README.md'), 'utf8');
const catalogue = readme.slice(readme.indexOf('## Blocks'), readme.indexOf('## What the checks say'));
const code = readme.slice(readme.indexOf('**Code.**'), readme.indexOf('**HTML** in Markdown'));

/** The text about each block, by its name. */
const entries = new Map(
  catalogue
    .split(/^### (?=[a-z-]+$)/m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part]),
);

test('every block is listed once in the authors’ guide, and no other', () => {
  const listed = [...catalogue.matchAll(/^### (.+)$/gm)].map((match) => match[1]);
  expect(listed.filter((name) => name !== 'Open the editor' && name !== 'Save the file').toSorted()).toEqual(
    Object.keys(blocks).toSorted(),
  );
});

test('every listed block comes with an example that uses it', () => {
  for (const [name, part] of entries)
    expect(part, name).toMatch(new RegExp(`^(?:::+${name}\\b|.*\\s:${name}[[{])`, 'm'));
});

test('the properties and parts in the examples are those that the block has', () => {
  for (const [name, { props, slots }] of Object.entries(blocks)) {
    const part = entries.get(name) ?? '';
    const used = [...part.matchAll(new RegExp(`:${name}(?:\\[[^\\]]*\\])?\\{([^}]*)\\}`, 'g'))]
      .flatMap(([, text = '']) => [...text.matchAll(/([\w-]+)=/g)])
      .map((match) => match[1]);
    expect(props, name).toEqual(expect.arrayContaining(used));
    const parts = [...part.matchAll(/^#([a-z]+)$/gm)].map((match) => match[1]);
    expect(slots, name).toEqual(expect.arrayContaining(parts));
  }
});

test('every word that may follow a language is listed once, and no other', () => {
  const rows = [...code.matchAll(/^\| `([^`]+)` \|/gm)].map(([, written = '']) => written);
  expect(rows.flatMap((written) => Object.keys(parseFenceMeta(written).flags))).toEqual([...fenceOptions]);
});

test('the heights and widths of results are the ones that the guide names and the stylesheet knows', () => {
  const { min, max } = resultHeights;
  expect(code).toContain(`${min} to ${max} pixels`);
  const styles = readFileSync(join(import.meta.dirname, '../src/styles/reference/example.css'), 'utf8');
  expect(styles).toMatch(new RegExp(`\\.example-view \\{[^}]*min-height: ${min}px;`));
  const widths = [
    ...styles.matchAll(/@container result \(width >= (\d+)px\) \{\s+\S+:has\(~ \[data-from="\1"\]\)/g),
  ];
  // The first holds for everything narrower.
  expect(widths.map(([, width]) => Number(width))).toEqual(resultWidths.slice(1));
});

// The list of blocks that authors read and the list that the code knows are the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocks } from '#schema/blocks.ts';

const readme = readFileSync(join(import.meta.dirname, '../content/README.md'), 'utf8');
const catalogue = readme.slice(readme.indexOf('## Blocks'), readme.indexOf('## What the checks say'));

test('every block is listed once in the authors’ guide, and no other', () => {
  const listed = [...catalogue.matchAll(/^### (.+)$/gm)].map((match) => match[1]);
  expect(listed.filter((name) => name !== 'Open the editor' && name !== 'Save the file').toSorted()).toEqual(
    Object.keys(blocks).toSorted(),
  );
});

test('every listed block comes with an example that uses it', () => {
  for (const part of catalogue.split(/^### (?=[a-z-]+$)/m).slice(1)) {
    const name = part.slice(0, part.indexOf('\n'));
    expect(part, name).toMatch(new RegExp(`^(?:::+${name}\\b|.*\\s:${name}\\[)`, 'm'));
  }
});

// What the root of a document looks like may hardly depend on what is in it: browsers answer a change of the root by
// working out the style of every element once more, and a document comes in piece by piece.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../src/styles');
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
  .join('\n');

test('only the place where anchors come to rest depends on the content of the page', () => {
  const rules = [
    ...styles.matchAll(
      /^\s*(?<selector>(?:html|:root|body)[^{},\s]*:has\([^{]*)\{(?<declarations>[^}]*)\}/gm,
    ),
  ];
  const declared = rules.map(
    ({ groups }) => `${groups?.selector?.trim()} ${groups?.declarations?.trim().split(':')[0]}`,
  );
  expect(new Set(declared)).toEqual(new Set(['html:has(.page-bar) scroll-padding-top']));
});

// `npm run typeface` regenerates the site's typeface: Inter, reduced to the characters and weights that pages
// use.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runScript } from './run-script.ts';

const root = join(import.meta.dirname, '..');
const source = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Beside the styles that use it. */
export const typefaceFile = 'src/styles/every-page/inter.woff2';

/** Latin letters and punctuation, and the symbols that the site itself uses. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ıŒœ–—‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−≤≥≠✓'].join(
  '',
);

/** The style sheets use the weights 400, 500 and 600; readers' bolder text is 700. */
const weights = { min: 400, max: 700 };

export function makeTypeface(): Promise<Buffer> {
  return subsetFont(readFileSync(join(root, source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

if (import.meta.main)
  await runScript(async () => {
    const bytes = await makeTypeface();
    writeFileSync(join(root, typefaceFile), bytes);
    console.log(`${typefaceFile}: ${(bytes.length / 1000).toFixed(1)} kB.`);
  });

// The font of preview images: Inter, from its package. System fonts are never used, so that every machine
// draws the same picture.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { lettersOf } from './woff-letters.ts';

/** The package has a file for each script. The first is needed for every picture. */
const scripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const;

type Script = (typeof scripts)[number];
type Weight = 500 | 600;

interface ScriptFonts {
  fonts: Font[];
  letters: ReadonlySet<number>;
}

const { resolve } = createRequire(import.meta.url);
const known = new Map<Script, ScriptFonts>();

/** The fonts that a text needs. Each is always the same object, so that it is parsed once. */
export function fontsFor(text: string): Font[] {
  const needed = new Set<Script>([scripts[0]]);
  for (const letter of text) {
    const script = scriptOf(letter);
    if (script) needed.add(script);
  }
  return scripts.filter((script) => needed.has(script)).flatMap((script) => open(script).fonts);
}

/** Whether there is a font with this letter. */
export function isDrawable(letter: string): boolean {
  return scriptOf(letter) !== undefined;
}

function scriptOf(letter: string): Script | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return scripts.find((script) => open(script).letters.has(code));
}

function open(script: Script): ScriptFonts {
  const before = known.get(script);
  if (before) return before;
  const files = ([500, 600] as const).map((weight) => ({ weight, data: read(script, weight) }));
  // Of two fonts with the same name, only the first would be searched for a letter.
  const name = script === 'latin' ? 'Inter' : `Inter ${script}`;
  const fonts = files.map((file): Font => ({ name, style: 'normal', ...file }));
  const opened = { fonts, letters: new Set(files.flatMap(({ data }) => [...lettersOf(data)])) };
  known.set(script, opened);
  return opened;
}

function read(script: Script, weight: Weight): Buffer {
  return readFileSync(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`));
}

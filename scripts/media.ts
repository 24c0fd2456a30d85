// `npm run media` regenerates the pictures, videos and sounds of the live examples. With arguments, only the
// files whose names contain one of them: `npm run media -- tyre hut`. It needs ffmpeg and espeak-ng.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, makePdf } from './media/document.ts';
import { films } from './media/films.ts';
import { makeFilm, makePicture, makeSound } from './media/make.ts';
import { pictures } from './media/pictures.ts';
import { sounds } from './media/sounds.ts';
import { runScript } from './run-script.ts';

const folder = join(import.meta.dirname, '../content/media');

/** Every file that this command writes. */
export const madeFiles: readonly string[] = [
  ...Object.keys(pictures),
  ...Object.keys(documents),
  ...Object.values(films).flatMap((film) => film.files),
  ...Object.entries(sounds).flatMap(([name, { endings }]) => endings.map((ending) => `${name}.${ending}`)),
].sort();

async function makeMedia(words: readonly string[]): Promise<void> {
  const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  for (const [name, { drawing, width }] of Object.entries(pictures))
    if (isWanted(name)) save(name, await makePicture(name, drawing, width));
  for (const [name, page] of Object.entries(documents)) if (isWanted(name)) save(name, makePdf(page));
  for (const { clip, width, files } of Object.values(films)) {
    const wanted = files.filter(isWanted);
    if (wanted.length === 0) continue;
    for (const [name, bytes] of await makeFilm(clip, width, wanted)) save(name, bytes);
  }
  for (const [name, { endings, make }] of Object.entries(sounds)) {
    const wanted = endings.map((ending) => `${name}.${ending}`).filter(isWanted);
    if (wanted.length === 0) continue;
    const samples = make();
    for (const file of wanted) save(file, makeSound(file, samples));
  }
}

function save(name: string, bytes: Buffer): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

if (import.meta.main) await runScript(() => makeMedia(process.argv.slice(2)));

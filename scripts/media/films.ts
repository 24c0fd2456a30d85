// The videos of the examples.
import type { Clip } from './clip.ts';
import { bowline } from './clips/bowline.ts';
import { dough } from './clips/dough.ts';
import { kiln } from './clips/kiln.ts';
import { lighthouse } from './clips/lighthouse.ts';
import { parade } from './clips/parade.ts';
import { projector } from './clips/projector.ts';
import { tyre } from './clips/tyre.ts';

interface Film {
  clip: Clip;
  /** In pixels; the aspect ratio is 16 to 9. */
  width: number;
  /** The files: formats, captions by language, the poster. */
  files: readonly string[];
}

export const films: Readonly<Record<string, Film>> = {
  bowline: {
    clip: bowline,
    width: 480,
    files: ['bowline.webm', 'bowline.mp4', 'bowline.en.vtt', 'bowline.jpg'],
  },
  dough: { clip: dough, width: 480, files: ['dough.webm', 'dough.en.vtt', 'dough.jpg'] },
  kiln: { clip: kiln, width: 480, files: ['kiln.mp4'] },
  lighthouse: {
    clip: lighthouse,
    width: 480,
    files: ['lighthouse.mp4', 'lighthouse.en.vtt', 'lighthouse.pt.vtt'],
  },
  parade: { clip: parade, width: 480, files: ['parade.mp4', 'parade.en.vtt'] },
  projector: { clip: projector, width: 480, files: ['projector.webm', 'projector.mp4', 'projector.en.vtt'] },
  tyre: { clip: tyre, width: 480, files: ['tyre.webm', 'tyre.mp4', 'tyre.en.vtt', 'tyre.jpg'] },
};

// Creates files from drawings, videos and sounds. Pictures are rendered by sharp, videos and sounds are
// encoded by ffmpeg.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { UserError } from '#lib/user-error.ts';
import { type Clip, webVtt } from './clip.ts';
import { type Drawing, svgOf } from './drawing.ts';
import { bytesOf, rate, type Sound } from './sound.ts';

const framesPerSecond = 15;

/** The bytes of a picture; its file ending determines the format. */
export async function makePicture(name: string, drawing: Drawing, width?: number): Promise<Buffer> {
  const svg = Buffer.from(
    `${svgOf(drawing)
      .replace(/\s*\n\s*/g, '')
      .replaceAll(' />', '/>')}\n`,
  );
  if (width === undefined) return svg;
  const drawn = sharp(svg, { density: (72 * width) / drawing.width }).resize(width);
  switch (/\.(\w+)$/.exec(name)?.[1]) {
    case 'avif':
      return drawn.avif({ quality: 55, effort: 7 }).toBuffer();
    case 'webp':
      return drawn.webp({ quality: 80, effort: 6 }).toBuffer();
    case 'png':
      return drawn.png({ palette: true, colours: 128, effort: 10 }).toBuffer();
    default:
      return drawn
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: width > 1000 ? 68 : 78, mozjpeg: true })
        .toBuffer();
  }
}

/** The files of a video, by name. */
export async function makeFilm(
  clip: Clip,
  width: number,
  files: readonly string[],
): Promise<Map<string, Buffer>> {
  const height = (width * 9) / 16;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-film-'));
  try {
    const raw = join(folder, 'frames.rgb');
    const frames: Buffer[] = [];
    for (let i = 0; i < clip.seconds * framesPerSecond; i++)
      frames.push(
        await sharp(Buffer.from(svgOf(clip.frame(i / framesPerSecond))))
          .resize(width, height)
          .removeAlpha()
          .raw()
          .toBuffer(),
      );
    writeFileSync(raw, Buffer.concat(frames));
    const input = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(framesPerSecond),
      '-i',
      raw,
    ];
    if (clip.sound) input.push(...soundInput(folder, clip.sound()));
    const made = new Map<string, Buffer>();
    for (const name of files) {
      const [, language = '', ending] = /(?:\.(\w+))?\.(\w+)$/.exec(name) ?? [];
      if (ending === 'vtt') made.set(name, Buffer.from(webVtt(clip.captions?.[language] ?? [])));
      else if (ending === 'jpg')
        made.set(name, await makePicture(name, clip.frame(clip.poster ?? 0), width * 2));
      else made.set(name, encode(folder, name, [...input, ...(ending === 'webm' ? webm : mp4)]));
    }
    return made;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The bytes of a sound; its file ending determines the format. */
export function makeSound(name: string, samples: Sound): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-sound-'));
  try {
    return encode(folder, name, [...soundInput(folder, samples), ...(name.endsWith('.mp3') ? mp3 : opus)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const opus = ['-c:a', 'libopus', '-b:a', '32k'];
const mp3 = ['-c:a', 'libmp3lame', '-b:a', '48k', '-write_xing', '1'];
const webm = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '38',
  '-b:v',
  '0',
  '-deadline',
  'good',
  '-cpu-used',
  '1',
  '-pix_fmt',
  'yuv420p',
  ...opus,
];
const mp4 = [
  '-c:v',
  'libx264',
  '-crf',
  '28',
  '-preset',
  'veryslow',
  '-profile:v',
  'main',
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'aac',
  '-b:a',
  '48k',
  '-movflags',
  '+faststart',
];

function soundInput(folder: string, samples: Sound): string[] {
  const raw = join(folder, 'sound.f32');
  writeFileSync(raw, bytesOf(samples));
  return ['-f', 'f32le', '-ac', '1', '-ar', String(rate), '-i', raw];
}

function encode(folder: string, name: string, options: readonly string[]): Buffer {
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  const target = join(folder, `made${ending}`);
  const container = { '.opus': 'opus', '.ogg': 'ogg' }[ending];
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];
  const { error, status, stderr } = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', '-y', ...options, ...exact, ...(container ? ['-f', container] : []), target],
    { encoding: 'utf8' },
  );
  if (error)
    throw new UserError('ffmpeg is not installed. On Debian: apt-get install ffmpeg espeak-ng.', {
      cause: error,
    });
  if (status !== 0) throw new UserError(`ffmpeg could not make ${name}: ${stderr}`);
  return readFileSync(target);
}

// Synthesised sounds: waves, noise, notes, and spoken lines. A sound is a list of samples from -1 to 1.
import { execFileSync } from 'node:child_process';
import { dice } from './drawing.ts';

export type Sound = Float32Array;

/** Samples per second. */
export const rate = 24_000;

/** A sound of some seconds; `at` returns the sample at each moment. */
function sound(seconds: number, at: (time: number, index: number) => number): Sound {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => at(index / rate, index));
}

/** Mixes sounds, each starting at its own moment. */
export function mix(
  seconds: number,
  ...parts: readonly (readonly [from: number, part: Sound, volume?: number])[]
): Sound {
  const whole = new Float32Array(Math.round(seconds * rate));
  for (const [from, part, volume = 1] of parts) {
    const start = Math.round(from * rate);
    for (let i = 0; i < part.length && start + i < whole.length; i++)
      whole[start + i] = (whole[start + i] ?? 0) + (part[i] ?? 0) * volume;
  }
  return whole.map((sample) => Math.tanh(sample));
}

const turn = (frequency: number, time: number) => 2 * Math.PI * frequency * time;

/** The volume envelope of a note. */
const swell = (time: number, seconds: number, rise: number, fall: number) =>
  Math.min(1, time / rise, Math.max(0, (seconds - time) / fall));

/** A bell: overtones that fade, the high ones first. */
export function bell(seconds: number, frequency: number): Sound {
  const overtones = [1, 2.01, 2.8, 4.2, 5.4];
  return sound(seconds, (time) =>
    overtones.reduce(
      (sum, overtone, i) =>
        sum + (Math.sin(turn(frequency * overtone, time)) * Math.exp(-time * (3 + i * 2.4))) / (i + 1.6),
      0,
    ),
  );
}

/** A ship's horn: low, rough, many overtones. */
export function horn(seconds: number, frequency = 165): Sound {
  return sound(seconds, (time) => {
    let sum = 0;
    for (let k = 1; k <= 9; k++) sum += Math.sin(turn(frequency * k, time) + k * 0.6) / k ** 0.9;
    return sum * 0.2 * swell(time, seconds, 0.06, 0.1) * (1 + 0.08 * Math.sin(turn(24, time)));
  });
}

/** Noise through a filter: dull below 0.1, sharp near 1. */
export function noise(
  seconds: number,
  sharpness: number,
  loudness: (time: number) => number = () => 1,
  seed = 1,
): Sound {
  const roll = dice(seed);
  let low = 0;
  return sound(seconds, (time) => {
    low += sharpness * (roll() * 2 - 1 - low);
    return low * loudness(time);
  });
}

/** Rain: a soft hiss, and drops on glass. */
export function rain(seconds: number): Sound {
  const roll = dice(9);
  const drops = Array.from({ length: Math.round(seconds * 26) }, () => {
    const pitch = 900 + roll() * 2600;
    const drop = sound(0.05, (time) => Math.sin(turn(pitch, time)) * Math.exp(-time * 110));
    return [roll() * seconds, drop, 0.1 + roll() * 0.25] as const;
  });
  return mix(seconds, [0, noise(seconds, 0.35), 0.22], ...drops);
}

/** A hum of many wings. */
export function hum(seconds: number): Sound {
  return sound(seconds, (time) => {
    let sum = 0;
    for (let i = 0; i < 9; i++) {
      const pitch = 205 + i * 9 + 6 * Math.sin(turn(0.31 + i * 0.07, time) + i);
      const phase = turn(pitch, time);
      sum +=
        (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase)) *
        (0.6 + 0.4 * Math.sin(turn(0.23 * (i + 1), time)));
    }
    return sum * 0.05;
  });
}

/** A bird's phrase: whistled notes, each gliding from one pitch to another. */
export function whistle(notes: readonly (readonly [from: number, to: number, seconds: number])[]): Sound {
  const length = notes.reduce((sum, [, , seconds]) => sum + seconds + 0.05, 0);
  let start = 0;
  const parts = notes.map(([from, to, seconds]) => {
    let phase = 0;
    const note = sound(seconds, (time) => {
      phase += turn(from + (to - from) * (time / seconds) + 60 * Math.sin(turn(28, time)), 1 / rate);
      return Math.sin(phase) * swell(time, seconds, 0.02, 0.04) * 0.5;
    });
    const part = [start, note] as const;
    start += seconds + 0.05;
    return part;
  });
  return mix(length, ...parts);
}

/** Voices that sing a vowel: overtones around three formants, a little apart from each other. */
export function choir(seconds: number, pitches: readonly number[], formants = [700, 1150, 2600]): Sound {
  return sound(seconds, (time) => {
    let sum = 0;
    pitches.forEach((pitch, voice) => {
      const trembling = pitch * (1 + 0.006 * Math.sin(turn(5.1 + voice * 0.4, time) + voice));
      for (let k = 1; k * pitch < 3600; k++) {
        const near = formants.reduce(
          (most, formant) => Math.max(most, Math.exp(-(((k * pitch - formant) / 220) ** 2))),
          0.06,
        );
        sum += (Math.sin(turn(trembling * k, time) + voice * k) * near) / k ** 0.5;
      }
    });
    return (sum / pitches.length) * 0.3 * swell(time, seconds, 0.12, 0.25);
  });
}

/** A plucked string. */
export function pluck(seconds: number, frequency: number): Sound {
  const length = Math.round(rate / frequency);
  const roll = dice(length);
  const string = Array.from({ length }, () => roll() * 2 - 1);
  return sound(seconds, (time, index) => {
    const here = index % length;
    const next = (here + 1) % length;
    const sample = string[here] ?? 0;
    string[here] = 0.497 * (sample + (string[next] ?? 0));
    return sample * 0.6 * Math.min(1, (seconds - time) / 0.05);
  });
}

/** A drum: a low note that falls. */
export function drum(frequency = 130): Sound {
  return mix(
    0.3,
    [
      0,
      sound(0.3, (time) => Math.sin(turn(frequency * Math.exp(-time * 5), time)) * Math.exp(-time * 14)),
      0.9,
    ],
    [0, noise(0.08, 0.5, (time) => Math.exp(-time * 60), 3), 0.5],
  );
}

/** The frequency of a note by name: `A4` is 440. */
export function note(name: string): number {
  const [, letter = 'A', sharp = '', octave = '4'] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  const step = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }[letter] ?? 0;
  return 440 * 2 ** ((step + (sharp ? 1 : 0)) / 12 + Number(octave) - 4);
}

/** A tune: each note in beats. */
export function tune(
  beat: number,
  notes: readonly (readonly [name: string, beats: number])[],
  play: (seconds: number, frequency: number) => Sound,
): Sound {
  const length = notes.reduce((sum, [, beats]) => sum + beats * beat, 0);
  let start = 0;
  const parts = notes.map(([name, beats]) => {
    const part = [start, play(beats * beat * 1.15, note(name))] as const;
    start += beats * beat;
    return part;
  });
  return mix(length + beat, ...parts);
}

/** Voices of espeak-ng, one for each person who speaks in an example. */
const voices = {
  Mei: ['en-gb+f3', '52'],
  Priya: ['en-gb+f2', '58'],
  Rosa: ['en-gb+f4', '38'],
  Farah: ['en-gb+f5', '48'],
  Goran: ['en-gb+m3', '42'],
  Quim: ['en-gb+m7', '34'],
} as const;

export type Speaker = keyof typeof voices;

/** A line that is spoken. */
export function speak(speaker: Speaker, words: string, speed = 150): Sound {
  const [voice, pitch] = voices[speaker];
  const wave = execFileSync('espeak-ng', ['-v', voice, '-p', pitch, '-s', String(speed), '--stdout', words], {
    maxBuffer: 1e8,
  });
  const raw = execFileSync(
    'ffmpeg',
    ['-loglevel', 'error', '-i', 'pipe:0', '-f', 'f32le', '-ac', '1', '-ar', String(rate), 'pipe:1'],
    { input: wave, maxBuffer: 1e8 },
  );
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength)).map(
    (sample) => sample * 1.5,
  );
}

/** The samples as bytes. */
export function bytesOf(samples: Sound): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}

// A video: a drawing for each moment, its sound, and its captions.
import type { Drawing } from './drawing.ts';
import type { Sound } from './sound.ts';

export interface Clip {
  seconds: number;
  frame(time: number): Drawing;
  /** Absent for a silent video. */
  sound?(): Sound;
  /** The moment shown in the poster. */
  poster?: number;
  captions?: Readonly<Record<string, readonly Caption[]>>;
}

export type Caption = readonly [from: number, to: number, words: string];

/** The progress of a movement from 0 to 1, eased at both ends. */
export function between(time: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The captions as a WebVTT file. */
export function webVtt(captions: readonly Caption[]): string {
  const stamp = (time: number) => {
    const seconds = Math.floor(time);
    const thousandths = Math.round((time - seconds) * 1000);
    return `00:00:${String(seconds).padStart(2, '0')}.${String(thousandths).padStart(3, '0')}`;
  };
  const blocks = captions.map(([from, to, words]) => `${stamp(from)} --> ${stamp(to)}\n${words}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

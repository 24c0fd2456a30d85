// A film: a drawing for each moment, what is heard, and what the captions say.
import type { Drawing } from './drawing.ts';
import type { Sound } from './sound.ts';

export interface Clip {
  seconds: number;
  frame(time: number): Drawing;
  /** None: the film is silent. */
  sound?(): Sound;
  /** The moment that the poster shows. */
  poster?: number;
  captions?: Readonly<Record<string, readonly Caption[]>>;
}

export type Caption = readonly [from: number, to: number, words: string];

/** How far a movement is, from 0 to 1, gently at both ends. */
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

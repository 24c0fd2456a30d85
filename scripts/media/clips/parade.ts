// The parade: a band marches over the village green.
import type { Clip } from '../clip.ts';
import { at, circle, drawing, near, path, rect, stroke } from '../drawing.ts';
import { fairAt } from '../pictures/green.ts';
import { choir, drum, mix, speak, tune } from '../sound.ts';
import { person } from '../things.ts';

const players = ['drum', 'horn', 'horn', 'flag'] as const;
const skins = ['#8a5a3c', '#e8b995', '#c98d63', '#6f4630'];

function player(index: number, time: number): string {
  const step = Math.sin(time * 6.28 + index) * 9;
  const instrument = players[index] ?? 'flag';
  const hold = {
    drum: [
      [14, 16],
      [2, 18],
    ],
    horn: [
      [18, -6],
      [12, -2],
    ],
    flag: [
      [14, -8],
      [8, 22],
    ],
  } as const;
  const figure = person({
    shirt: '#c8382f',
    trousers: '#24324a',
    skin: skins[index],
    head: 'cap',
    hair: '#24324a',
    hands: hold[instrument],
    feet: [
      [near(step), 42],
      [near(-step), 42],
    ],
  });
  const things = {
    drum: `${rect(6, -62, 24, 20, '#f4ead2', 'rx="2"')}${stroke('M6 -62l24 20M30 -62l-24 20', '#c8382f', 2)}${stroke(`M22 -58l10 ${near(-14 + Math.sin(time * 25) * 6)}`, '#7a5033', 3)}`,
    horn: `${stroke('M14 -80H44', '#e0b23c', 5)}${path('M42 -88l14 -6v28l-14 -6z', '#e0b23c')}`,
    flag: `${stroke('M24 -40V-140', '#7a5033', 4)}${path(`M24 -140q18 ${near(8 * Math.sin(time * 5))} 44 2v32q-24 ${near(-8 * Math.sin(time * 5))} -44 -2z`, '#2f6f8f')}${circle(46, -122, 8, '#f1b93b')}`,
  };
  return figure + things[instrument];
}

const march: readonly (readonly [string, number])[] = [
  ['C4', 1],
  ['C4', 0.5],
  ['D4', 0.5],
  ['E4', 1],
  ['C4', 1],
  ['G4', 1],
  ['E4', 0.5],
  ['F4', 0.5],
  ['G4', 2],
  ['A4', 1],
  ['F4', 1],
  ['G4', 0.5],
  ['E4', 0.5],
  ['D4', 1],
  ['C4', 2],
];

export const parade: Clip = {
  seconds: 8,
  captions: {
    en: [
      [0.2, 3.6, '[A drum and two horns play a march]'],
      [3.8, 5.4, 'GORAN: Here they come!'],
      [5.6, 7.8, '[The march goes on]'],
    ],
  },
  frame(time) {
    const band = players
      .map((_, i) =>
        at(
          near(-150 + i * 62 + time * 74),
          near(226 - Math.abs(Math.sin(time * 6.28 + i)) * 4),
          player(i, time),
          { scale: 0.86 },
        ),
      )
      .join('');
    return drawing(
      480,
      270,
      `<g transform="scale(1.125)"><g transform="translate(-60 0)">${fairAt(time)}</g></g>`,
      band,
    );
  },
  sound: () =>
    mix(
      8,
      [
        0,
        tune(0.5, march, (seconds, frequency) =>
          choir(seconds, [frequency, frequency * 1.003], [900, 1500, 2400]),
        ),
        0.55,
      ],
      ...Array.from({ length: 16 }, (_, i) => [i * 0.5, drum(i % 2 ? 180 : 110), 0.7] as const),
      [3.8, speak('Goran', 'Here they come!'), 1.2],
    ),
};

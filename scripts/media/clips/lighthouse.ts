// The Lighthouse: a light turns over the sea at night.
import type { Clip } from '../clip.ts';
import { at, circle, dice, drawing, fade, near, path, rect, times } from '../drawing.ts';
import { horn, mix, noise, speak } from '../sound.ts';
import { ferry, lighthouse as tower, waves } from '../things.ts';

const roll = dice(77);
const stars = times(46, () =>
  circle(near(roll() * 480), near(roll() * 140), near(0.6 + roll() * 1.1), '#f4f1dc'),
);

export const lighthouse: Clip = {
  seconds: 8,
  captions: {
    en: [
      [0.3, 2, '[A foghorn sounds]'],
      [2.2, 5.2, 'QUIM: The light turned every night.'],
      [5.3, 7.8, 'QUIM: No ship was lost.'],
    ],
    pt: [
      [2.2, 5.2, 'A luz girava todas as noites.'],
      [5.3, 7.8, 'Nenhum barco se perdeu.'],
    ],
  },
  frame(time) {
    const angle = (time / 8) * 4 * Math.PI;
    const reach = Math.cos(angle);
    const wide = near(6 + 20 * Math.abs(reach));
    const end = near(372 + reach * 520);
    const beam = path(
      `M372 70L${end} ${near(62 - wide)}V${near(92 + wide)}z`,
      '#fff3c4',
      `opacity="${near(0.25 + 0.35 * Math.abs(reach))}"`,
    );
    const flash = Math.max(0, Math.sin(angle)) ** 6;
    return drawing(
      480,
      270,
      `<defs>${fade('sky', '#0b1733', '#1c3157', '#3b5478')}${fade('sea', '#1f3c5c', '#0e2138')}</defs>`,
      rect(0, 0, 480, 170, 'url(#sky)'),
      stars,
      circle(84, 46, 17, '#f3ecd0'),
      circle(91, 42, 15, '#14244a'),
      rect(0, 166, 480, 104, 'url(#sea)'),
      beam,
      waves(-60, 176, 560, 90, '#6f95b3', 30, time * 1.2),
      path('M290 206q14 -36 58 -40q40 -16 72 6q40 4 60 34v20q-110 22 -190 -20z', '#2c2f3a'),
      at(372, 176, tower(), { scale: 0.68 }),
      circle(372, 70, near(8 + flash * 40), '#fff3c4', `opacity="${near(0.5 + flash * 0.4)}"`),
      at(
        near(60 + time * 9),
        near(214 + Math.sin(time * 2) * 2),
        ferry({ hull: '#9fb0c2', band: '#2a4a6b', funnel: '#7a3a3a', lit: true }),
        { scale: 0.5 },
      ),
    );
  },
  sound: () =>
    mix(
      8,
      [0, noise(8, 0.05, (time) => 1.1 + 0.7 * Math.sin(time * 1.6)), 0.8],
      [0.3, horn(1.6, 98), 0.7],
      [2.2, speak('Quim', 'The light turned every night.', 140)],
      [5.3, speak('Quim', 'No ship was lost.', 140)],
    ),
};

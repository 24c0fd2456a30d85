// Farah folds the dough: one side after the other is laid over the middle, and the dough rises.
import { between, type Clip } from '../clip.ts';
import { at, drawing, ellipse, fade, near, path, rect, stroke, times } from '../drawing.ts';
import { mix, noise, speak } from '../sound.ts';

export const dough: Clip = {
  seconds: 8,
  poster: 1.6,
  captions: {
    en: [
      [0.4, 3, 'FARAH: I fold it over itself.'],
      [3.2, 7.6, 'FARAH: That keeps the air inside,\nand the bread rises.'],
    ],
  },
  frame(time) {
    const first = between(time, 0.8, 2);
    const second = between(time, 2.6, 3.8);
    const risen = between(time, 4.4, 7.4);
    const tall = near(52 + risen * 42 + (first + second) * 8);
    const fold = (side: 1 | -1, part: number) => {
      if (part <= 0 || risen > 0.4) return '';
      const x = side * (96 - part * 110);
      return path(
        `M${side * 88} 0Q${near(x)} ${near(-46 - part * 34)} ${near(side * (60 - part * 80))} ${near(-part * 26 - 6)}Q${near(side * 30)} 4 ${side * 88} 0z`,
        '#f1e2c0',
        'stroke="#cfb98c" stroke-width="2"',
      );
    };
    return drawing(
      480,
      270,
      `<defs>${fade('wall', '#cfe0da', '#b9cfc8')}${fade('dough', '#f6ead0', '#dcc799')}</defs>`,
      rect(0, 0, 480, 180, 'url(#wall)'),
      rect(0, 176, 480, 94, '#b98a57'),
      rect(0, 172, 480, 8, '#d9aa74'),
      times(22, (i) => ellipse(130 + ((i * 61) % 230), 206 + ((i * 17) % 34), 3, 1.4, '#f7efdc')),
      at(
        240,
        214,
        `${ellipse(0, 2, 118, 17, '#8f683d', 'opacity="0.5"')}${path(`M-104 0Q-112 ${-tall} 0 ${near(-tall - 8)}T104 0Q60 12 0 12T-104 0z`, 'url(#dough)', 'stroke="#cfb98c" stroke-width="2"')}${stroke(`M-60 ${near(-tall * 0.62)}q40 -18 90 -8`, '#fffaf0', 5, 'opacity="0.8"')}${fold(-1, first)}${fold(1, second)}`,
      ),
      risen > 0.4 ? '' : hands(first, second),
      at(
        58,
        178,
        `${path('M-34 -74h68l-8 74h-52z', '#f4ecd9')}${stroke('M-20 -50h40M-18 -36h36', '#2f6f8f', 4)}${ellipse(0, -74, 34, 8, '#fffaf0')}`,
      ),
    );
  },
  sound: () =>
    mix(
      8,
      [0.4, speak('Farah', 'I fold it over itself.', 140)],
      [1, noise(0.5, 0.08, (time) => Math.exp(-time * 6)), 1.2],
      [2.8, noise(0.5, 0.08, (time) => Math.exp(-time * 6)), 1.2],
      [3.2, speak('Farah', 'That keeps the air inside, and the bread rises.', 145)],
    ),
};

function hands(first: number, second: number): string {
  const arm = (side: 1 | -1, part: number) =>
    at(
      near(240 + side * (104 - part * 86)),
      near(196 - Math.sin(part * Math.PI) * 44 - part * 22),
      `${stroke('M22 -6L330 -176', '#8a4f8f', 34)}${stroke('M10 -2L40 -16', '#a86f4b', 24)}${ellipse(0, 2, 17, 13, '#a86f4b')}${stroke('M-14 4l-10 6M-12 -2l-13 2M-6 10l-8 7', '#a86f4b', 8)}`,
      { flip: side === -1 },
    );
  return arm(-1, first) + arm(1, second);
}

// How to thread the projector: the gate is lifted, the film slides in, the gate snaps shut.
import { between, type Clip } from '../clip.ts';
import { at, circle, drawing, fade, near, path, rect, stroke, times } from '../drawing.ts';
import { mix, noise, speak } from '../sound.ts';

function reel(x: number, y: number, turn: number): string {
  return at(
    x,
    y,
    `${circle(0, 0, 46, '#4b4f55')}${circle(0, 0, 40, '#2b2f33')}${times(5, (i) => at(0, 0, circle(0, -24, 10, '#6d757b'), { turn: i * 72 }))}${circle(0, 0, 8, '#aab3b8')}`,
    { turn: near(turn) },
  );
}

/** A strip of film of 18 units, with holes along its left edge. */
function strip(length: number): string {
  return `${rect(-9, 0, 18, length, '#3a2c22')}${times(Math.floor(length / 9), (i) => rect(-7.4, 2.5 + i * 9, 3.6, 4.4, '#f4ead2'))}${times(Math.floor(length / 20), (i) => rect(-1.5, 3 + i * 20, 9, 15, '#b98a57', 'opacity="0.85"'))}`;
}

export const projector: Clip = {
  seconds: 10,
  poster: 4.5,
  captions: {
    en: [
      [0.5, 2.6, '<v Rosa>Lift the small metal gate.'],
      [2.8, 6.2, '<v Rosa>Slide the film behind it,\nwith the holes on your left.'],
      [6.3, 7.2, '[The gate snaps shut]'],
      [7.4, 9.8, '<v Rosa>That sound means\nit is safe to start.'],
    ],
  },
  frame(time) {
    const open = between(time, 0.8, 1.8) - between(time, 6.1, 6.3);
    const slid = between(time, 3, 5.6);
    const runs = Math.max(0, time - 8);
    const light = between(time, 8.2, 8.8);
    return drawing(
      480,
      270,
      `<defs>${fade('wall', '#3d2f3f', '#2a2230')}${fade('steel', '#9aa5ab', '#6f7a80')}</defs>`,
      rect(0, 0, 480, 270, 'url(#wall)'),
      rect(0, 226, 480, 44, '#7a5033'),
      light > 0 ? path('M96 126L0 60V214z', '#fff3c4', `opacity="${near(light * 0.6)}"`) : '',
      stroke('M330 90V30', '#4b4f55', 10),
      reel(330, 52, -runs * 120),
      rect(150, 78, 230, 148, 'url(#steel)', 'rx="10"'),
      rect(164, 92, 202, 120, '#39434c', 'rx="6"'),
      // The lens on the left, the lamp on the right.
      rect(96, 112, 62, 42, '#2b2f33', 'rx="4"'),
      rect(84, 106, 16, 54, '#4b4f55', 'rx="4"'),
      circle(338, 140, 16, light > 0 ? '#ffe391' : '#6d757b'),
      // The film comes from the reel over a roller, down through the gate.
      stroke('M330 98q-2 10 -30 8h-70', '#3a2c22', 6),
      circle(236, 104, 8, '#aab3b8'),
      `<clipPath id="way"><rect x="190" y="92" width="60" height="${near(8 + slid * 112)}"/></clipPath>`,
      `<g clip-path="url(#way)">${at(222, near(100 - 112 + slid * 112 + ((runs * 40) % 9)), strip(118))}</g>`,
      // The gate, which swings up to the left.
      at(
        206,
        118,
        rect(-4, 0, 8, 64, '#c9d0d4', 'rx="2"') +
          rect(4, 10, 22, 44, '#aab3b8', 'rx="3"') +
          rect(9, 20, 12, 22, '#39434c'),
        { turn: near(open * 62) },
      ),
      circle(206, 120, 5, '#e8c45a'),
      handAt(time, slid),
    );
  },
  sound: () =>
    mix(
      10,
      [0.5, speak('Rosa', 'Lift the small metal gate.', 140)],
      [2.8, speak('Rosa', 'Slide the film behind it, with the holes on your left.', 170)],
      [6.3, noise(0.12, 0.7, (time) => Math.exp(-time * 45)), 1.6],
      [7.4, speak('Rosa', 'That sound means it is safe to start.', 150)],
      [8.2, noise(1.8, 0.4, (time) => (Math.sin(time * 150) > 0 ? 0.5 : 0.1)), 0.5],
    ),
};

function handAt(time: number, slid: number): string {
  const away = between(time, 6.4, 7.4);
  const [x, y] =
    time < 2.6
      ? [196 - between(time, 0.8, 1.8) * 34, 176 - between(time, 0.8, 1.8) * 20]
      : [226, 120 + slid * 84];
  return at(
    near(x + away * 120),
    near(y + away * 140),
    `${stroke('M40 52L400 500', '#5b8f4a', 42)}${stroke('M28 38L50 66', '#e8b995', 26)}${path('M-8 -8q16 -12 32 4l24 28q8 20 -10 32q-24 -4 -34 -26z', '#e8b995')}${stroke('M-10 -4q-2 12 12 18', '#e8b995', 12)}${stroke('M8 0l18 24M0 12l14 18', '#c98d63', 2.6)}`,
    { scale: 0.7 },
  );
}

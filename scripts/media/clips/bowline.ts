// The bowline: a rope lays a small loop, comes up through it, goes round itself and down again.
import { between, type Clip } from '../clip.ts';
import { at, drawing, fade, near, path, rect, stroke } from '../drawing.ts';
import { mix, noise, speak } from '../sound.ts';

type Point = readonly [x: number, y: number];

/** The parts of the rope in the order in which they are laid, each with its time. A part begins where the last one ends. */
const parts = {
  standing: {
    from: 0,
    to: 0.7,
    through: [
      [250, -40],
      [250, 0],
      [250, 50],
      [250, 100],
    ],
  },
  loop: {
    from: 0.7,
    to: 2.6,
    through: [
      [247, 130],
      [224, 150],
      [198, 140],
      [196, 114],
      [222, 100],
      [252, 112],
      [268, 140],
    ],
  },
  bend: {
    from: 2.6,
    to: 4,
    through: [
      [268, 176],
      [248, 216],
      [200, 240],
      [152, 228],
      [132, 190],
      [152, 158],
      [190, 144],
      [214, 134],
    ],
  },
  up: {
    from: 4.3,
    to: 5.6,
    through: [
      [222, 114],
      [224, 88],
      [234, 64],
    ],
  },
  round: {
    from: 5.6,
    to: 6.8,
    through: [
      [254, 50],
      [274, 60],
      [270, 82],
      [250, 88],
    ],
  },
  down: {
    from: 6.8,
    to: 8.1,
    through: [
      [234, 96],
      [222, 118],
      [212, 146],
      [200, 176],
      [190, 200],
    ],
  },
} satisfies Record<string, { from: number; to: number; through: readonly Point[] }>;

type PartName = keyof typeof parts;
const order = Object.keys(parts) as PartName[];

/** Points so close together that a line through them is a curve. */
const curves = new Map<PartName, Point[]>();
{
  const all = order.flatMap((name) => parts[name].through.map((point) => [name, point as Point] as const));
  const pointAt = (index: number): Point => all[Math.min(all.length - 1, Math.max(0, index))]?.[1] ?? [0, 0];
  all.slice(1).forEach(([name], i) => {
    const [before, from, to, after] = [pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)];
    const curve = curves.get(name) ?? [];
    for (let step = 0; step <= 10; step++) curve.push(bend(before, from, to, after, step / 10));
    curves.set(name, curve);
  });
}

/** A point on the curve through `from` and `to`. */
function bend(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const on = (axis: 0 | 1) => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    return near(
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3),
    );
  };
  return [on(0), on(1)];
}

/** The points of a part that are laid at a moment. */
function laid(name: PartName, time: number): Point[] {
  const { from, to } = parts[name];
  const curve = curves.get(name) ?? [];
  return curve.slice(0, Math.ceil(between(time, from, to) * curve.length));
}

function rope(name: PartName, time: number, colour: string): string {
  const points = laid(name, time);
  if (points.length < 2) return '';
  const d = `M${points.map((point) => point.join(' ')).join('L')}`;
  return `${stroke(d, '#6b4d16', 18)}${stroke(d, colour, 14)}${stroke(d, '#f6e2a6', 3, 'stroke-dasharray="4 9" opacity="0.9"')}`;
}

/** Two fingers and a sleeve, at the end of the rope. */
function hand(time: number): string {
  const [x, y] = order.flatMap((name) => laid(name, time)).at(-1) ?? [250, -40];
  const away = between(time, 8.2, 8.8) * 60;
  return at(
    near(x + away),
    near(y + away),
    `${stroke('M44 58L420 478', '#2f6f8f', 44)}${stroke('M30 40L56 72', '#c98d63', 28)}${path('M-8 -8q16 -12 32 4l24 28q8 20 -10 32q-24 -4 -34 -26z', '#c98d63')}${stroke('M-10 -4q-2 12 12 18', '#c98d63', 12)}${stroke('M8 0l18 24M0 12l14 18', '#a86f4b', 2.6)}`,
    { scale: 0.8 },
  );
}

export const bowline: Clip = {
  seconds: 10,
  poster: 9.6,
  captions: {
    en: [
      [0.5, 4, 'MEI: Make a small loop.\nThis is the hole of a rabbit.'],
      [4.2, 8.2, 'MEI: The rabbit comes up, goes round\nthe tree and back down the hole.'],
      [8.4, 9.8, '[The rope creaks]'],
    ],
  },
  frame(time) {
    const shake = time > 8.4 && time < 9.4 ? near(Math.sin(time * 50) * 1.6) : 0;
    const tied = '#e8a06a';
    return drawing(
      480,
      270,
      `<defs>${fade('table', '#3f6f74', '#2b5257')}</defs>`,
      rect(0, 0, 480, 270, 'url(#table)'),
      path('M0 40H480M0 110H480M0 180H480M0 250H480', 'none', 'stroke="#35606a" stroke-width="2"'),
      // The end goes behind the standing part, and that lies behind the loop.
      at(
        40 + shake,
        14,
        `${rope('round', time, tied)}${rope('standing', time, '#d9b24a')}${rope('bend', time, '#d9b24a')}${rope('up', time, tied)}${rope('loop', time, '#d9b24a')}${rope('down', time, tied)}${hand(time)}`,
      ),
    );
  },
  sound: () =>
    mix(
      10,
      [0.5, speak('Mei', 'Make a small loop. This is the hole of a rabbit.', 145)],
      [4.2, speak('Mei', 'The rabbit comes up, goes round the tree, and back down the hole.', 155)],
      [8.4, creak(), 0.9],
    ),
};

function creak() {
  const groan = (time: number) => Math.sin(time * 190 + Math.sin(time * 31) * 6) > 0.55;
  return noise(1.2, 0.3, (time) => (groan(time) ? 1.5 : 0.1) * Math.max(0, 1 - time), 8);
}

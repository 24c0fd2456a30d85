// Pictures of work: a board of tools, a hive, a clock on the bench.
import {
  at,
  circle,
  dice,
  drawing,
  ellipse,
  fade,
  glow,
  near,
  path,
  rect,
  stroke,
  text,
  times,
} from '../drawing.ts';

const toolNames = [
  'hammer',
  'saw',
  'pliers',
  'driver',
  'brush',
  'chisel',
  'spanner',
  'square',
  'file',
  'mallet',
];

/** A board with forty tools, each with a name below it. */
export const toolBoard = drawing(
  960,
  200,
  `<defs>${fade('board', '#e3c698', '#cfab76')}</defs>`,
  rect(0, 0, 960, 200, 'url(#board)'),
  times(6, (i) => rect(0, i * 34 + 28, 960, 1.6, '#b8925c')),
  rect(0, 0, 960, 200, 'none', 'stroke="#8a5d3b" stroke-width="10"'),
  times(40, (i) => {
    const x = 36 + (i % 20) * 46.8;
    const y = i < 20 ? 16 : 108;
    return `${at(near(x), y, tool(i))}${rect(near(x - 17), y + 66, 34, 11, '#fdf8ea', 'rx="1.5"')}${text(near(x), y + 74.6, 7.2, toolNames[i % 10] ?? '', '#4c3a2c', 'text-anchor="middle"')}`;
  }),
);

function tool(index: number): string {
  const handle = ['#c8382f', '#2f6f8f', '#5b8f4a', '#d98a2b'][Math.floor(index / 10) % 4] ?? '';
  const steel = '#77828a';
  const shapes = [
    `${rect(-3, 14, 6, 44, handle, 'rx="3"')}${path('M-15 6h22q6 2 8 8h-8h-22z', steel)}`,
    `${path('M-6 4h10l4 40H-14z', steel)}${rect(-9, 42, 16, 16, handle, 'rx="5"')}`,
    `${stroke('M-7 4q-4 12 6 20q8 14 6 32M7 4q4 12 -6 20q-8 14 -6 32', handle, 5)}${circle(0, 22, 3, steel)}`,
    `${rect(-2, 4, 4, 30, steel)}${rect(-6, 32, 12, 26, handle, 'rx="5"')}`,
    `${rect(-9, 4, 18, 20, '#e9d9b0', 'rx="2"')}${rect(-9, 20, 18, 8, steel)}${path('M-6 28h12l-3 30h-6z', handle)}`,
    `${path('M-5 4h10v30h-10z', steel)}${path('M-5 4h10l-10 7z', '#e3c698')}${rect(-6, 33, 12, 25, handle, 'rx="4"')}`,
    `${stroke('M0 14V50', steel, 7)}${path('M-10 6l4 8h12l4 -8v12q-10 10 -20 0z', steel)}${circle(0, 52, 8, steel)}${circle(0, 52, 4, '#d8b680')}`,
    `${path('M-14 4h7v44h21v8H-14z', steel)}${rect(-16, 44, 11, 14, handle)}`,
    `${path('M-5 4h10l-2 34h-6z', steel)}${times(6, (i) => stroke(`M-4 ${8 + i * 5}l8 3`, '#59646b', 1))}${rect(-5, 38, 10, 20, handle, 'rx="4"')}`,
    `${rect(-14, 5, 28, 17, '#a5773f', 'rx="3"')}${rect(-3, 22, 6, 36, handle, 'rx="3"')}`,
  ];
  return shapes[index % 10] ?? '';
}

/** Bees crowd the entrance of a white hive. */
export const hive = drawing(
  640,
  360,
  `<defs>${fade('sky', '#a5d4ec', '#e6f2ea')}${fade('meadow', '#93bf62', '#5f9146')}</defs>`,
  rect(0, 0, 640, 220, 'url(#sky)'),
  path('M0 200q160 -40 330 -16t310 -10v40H0z', '#a5c68c'),
  rect(0, 196, 640, 164, 'url(#meadow)'),
  times(
    44,
    (i) =>
      `${stroke(`M${(i * 83) % 640} ${232 + ((i * 37) % 120)}v14`, '#4c7a38', 2)}${circle((i * 83) % 640, 230 + ((i * 37) % 120), 4.4, ['#f7f3df', '#e7b43a', '#c95d9b'][i % 3] ?? '')}`,
  ),
  path('M176 92L320 60L470 92z', '#8d99a0'),
  rect(184, 92, 278, 18, '#c3ccd0'),
  rect(196, 110, 254, 84, '#fbfaf5'),
  rect(196, 190, 254, 8, '#dcdcd2'),
  rect(196, 198, 254, 94, '#f3f1e8'),
  path('M420 110h30v182h-30z', '#000000', 'opacity="0.06"'),
  rect(292, 138, 60, 14, '#d4d3c8', 'rx="7"'),
  rect(180, 292, 286, 14, '#c3a87c'),
  rect(206, 306, 18, 40, '#8a6d4a'),
  rect(422, 306, 18, 40, '#8a6d4a'),
  rect(244, 268, 158, 18, '#3d2c1c', 'rx="7"'),
  ...swarm(),
);

/** A bee of 20 units. */
function bee(): string {
  return `${ellipse(-2, -7, 8, 4.4, '#e9f4f8', 'opacity="0.85" transform="rotate(-24)"')}${ellipse(4, -7, 7, 4, '#e9f4f8', 'opacity="0.85" transform="rotate(18)"')}${ellipse(0, 0, 10, 6, '#e9a92c')}${stroke('M-4 -5v10M1 -5.8v11.6', '#2d2118', 2.8)}${circle(9, -1, 3.6, '#2d2118')}`;
}

function swarm(): string[] {
  const roll = dice(23);
  return Array.from({ length: 42 }, (_, i) => {
    const isNear = i < 26;
    const x = isNear ? 246 + roll() * 156 : 110 + roll() * 420;
    const y = isNear ? 262 + roll() * 30 : 130 + roll() * 160;
    return at(near(x), near(y), bee(), {
      scale: near(0.75 + roll() * 0.5),
      turn: Math.floor(roll() * 50 - 25),
      flip: roll() > 0.5,
    });
  });
}

/** Amara bends over a brass clock, a tiny screwdriver in hand. */
export const clockmaker = drawing(
  480,
  320,
  `<defs>${fade('wall', '#33504f', '#223837')}${glow('lamp', '#fff0c0/0.95', '#ffdf8e/0.35', '#ffdf8e/0')}${fade('brass', '#f3d27a', '#b8862f')}${fade('skin', '#8f5d40', '#754629')}</defs>`,
  rect(0, 0, 480, 320, 'url(#wall)'),
  // Clocks on the wall.
  ...[
    [64, 66, 34, 10, 50],
    [150, 44, 22, 80, 200],
    [424, 60, 30, 120, 300],
  ].map(
    ([x = 0, y = 0, r = 0, hour = 0, minute = 0]) =>
      `${circle(x, y, r, '#8a5d3b')}${circle(x, y, r - 5, '#f4ecd9')}${at(x, y, stroke(`M0 0V${-(r - 16)}`, '#2b3036', 3), { turn: hour })}${at(x, y, stroke(`M0 0V${-(r - 9)}`, '#2b3036', 2), { turn: minute })}`,
  ),
  circle(330, 178, 190, 'url(#lamp)', 'opacity="0.75"'),
  // The lamp.
  stroke('M446 262L430 150L366 96', '#15201f', 7),
  path('M388 84l-40 10l-14 40q30 18 66 -8z', '#c8382f'),
  ellipse(362, 128, 30, 9, '#fff3c9', 'transform="rotate(-22 362 128)"'),
  // Amara: head bent, a lens on her brow, a blue apron.
  path('M70 320q-4 -98 62 -124q34 -14 70 2q48 24 50 122z', '#e0a43f'),
  path('M104 320q2 -70 40 -104l36 -4q32 30 34 108z', '#2f5f8a'),
  stroke('M132 210q-6 30 -10 50M190 206q10 26 12 50', '#24496b', 6),
  path('M146 204q4 -26 10 -34l34 10q-4 16 -2 30q-20 12 -42 -6z', '#6b3f26'),
  at(
    186,
    146,
    `${ellipse(0, 0, 37, 44, 'url(#skin)')}${path('M-38 2q-10 -50 34 -56q44 0 44 40q-18 -18 -40 -14q-10 22 -24 18q-2 12 -2 24q-10 -2 -12 -12z', '#1c1412')}${circle(-30, -42, 19, '#1c1412')}${circle(-12, -52, 15, '#1c1412')}${ellipse(-33, 8, 6, 9, '#7d4c30')}${circle(-34, 20, 3, 'url(#brass)')}${stroke('M6 -6q7 -5 14 0M24 -4q5 -3 9 0', '#1c1412', 3)}${stroke('M9 3q5 3 11 0M25 4q4 2 8 0', '#1c1412', 2.6)}${stroke('M23 4q7 10 1 16', '#5b3520', 2.6)}${path('M8 26q10 5 20 -1q-8 12 -20 1z', '#9a4a3e')}${stroke('M-34 -16Q0 -34 36 -14', '#3b2a20', 5)}${circle(22, -22, 12, '#15201f')}${circle(22, -22, 8, '#9fd2dd')}${circle(19, -25, 3, '#ffffff', 'opacity="0.8"')}`,
    { turn: 16 },
  ),
  // The bench, and the clock with its wheels in sight.
  rect(0, 268, 480, 52, '#7a5033'),
  rect(0, 262, 480, 10, '#9c6c45'),
  at(
    326,
    262,
    `${path('M-54 0h108l-8 -14H-46z', '#8f6a26')}${circle(0, -62, 56, 'url(#brass)')}${circle(0, -62, 46, '#3a2c18')}${gear(-14, -70, 24, 12, '#e3bd5c')}${gear(18, -52, 17, 10, '#caa043')}${gear(12, -86, 11, 8, '#f3d27a')}${circle(0, -62, 56, 'none', 'stroke="#8f6a26" stroke-width="3"')}`,
  ),
  // Her arms: one steadies the clock, one holds the screwdriver.
  stroke('M96 236Q140 292 214 256L262 238', '#e0a43f', 30),
  stroke('M252 242L272 234', '#7d4c30', 22),
  stroke('M278 234l16 6M278 228l18 -2', '#7d4c30', 8),
  stroke('M226 214Q250 232 262 206', '#e0a43f', 26),
  stroke('M262 206l10 -18', '#7d4c30', 18),
  stroke('M270 186l14 4M274 180l14 2', '#7d4c30', 8),
  stroke('M264 160L284 184', '#c8382f', 7),
  stroke('M284 184L306 208', '#d9dfe2', 3),
  ...[
    [396, 260],
    [412, 264],
    [60, 262],
    [424, 258],
  ].map(([x = 0, y = 0]) => gear(x, y, 8, 8, '#caa043')),
);

function gear(x: number, y: number, r: number, teeth: number, colour: string): string {
  return at(
    x,
    y,
    `${times(teeth, (i) => at(0, 0, rect(-r / 8, -r - r / 6, r / 4, r / 3, colour), { turn: near((i * 360) / teeth) }))}${circle(0, 0, r, colour)}${circle(0, 0, near(r * 0.7), '#5c4420', 'opacity="0.35"')}${stroke(`M${-r + 3} 0h${2 * r - 6}M0 ${-r + 3}v${2 * r - 6}`, colour, near(r / 6))}${circle(0, 0, near(r / 5), '#5c4420')}`,
  );
}

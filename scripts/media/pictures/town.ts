// Pictures of the town: a tram, a bus, a bakery, a repair café, a side door.
import {
  at,
  circle,
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
import { cloud, person, shirts, skins, waves } from '../things.ts';

/** A tram on a stone bridge with four arches. */
export const tramBridge = drawing(
  480,
  240,
  `<defs>${fade('sky', '#a9d5ec', '#f1f5ea')}${fade('river', '#6fb3c6', '#357f99')}</defs>`,
  rect(0, 0, 480, 170, 'url(#sky)'),
  cloud(60, 40, 1.2),
  cloud(430, 34, 1.3),
  path('M0 150q70 -34 150 -18t150 -6t180 10v40H0z', '#96ba84'),
  rect(0, 164, 480, 76, 'url(#river)'),
  waves(0, 196, 480, 40, '#cbe8ec', 20),
  // The bridge.
  path(
    `M0 104H480V206H466${times(4, (i) => {
      const right = 466 - i * 113;
      return `V206H${right - 12}V176a44 44 0 0 0 -88 0V206H${right - 113}`;
    })}H0z`,
    '#b9a98f',
  ),
  times(9, (row) =>
    times(16, (i) => {
      const x = i * 32 + (row % 2) * 16;
      return row < 3 ? stroke(`M${x} ${112 + row * 9}h22`, '#9c8c73', 1.2) : '';
    }),
  ),
  times(4, (i) => stroke(`M${366 - i * 113} 176a44 44 0 0 1 88 0`, '#8f8068', 5)),
  rect(0, 98, 480, 8, '#cdbfa6'),
  times(30, (i) => rect(i * 16 + 4, 86, 4, 14, '#8d99a0')),
  rect(0, 84, 480, 3.4, '#8d99a0'),
  // The tram, its pole at the wire.
  stroke('M0 22H480', '#59646b', 1.4),
  stroke('M232 44l20 -21h-16', '#3e474d', 2),
  rect(146, 42, 190, 50, '#c8382f', 'rx="9"'),
  rect(146, 64, 190, 8, '#f4ead2'),
  rect(158, 38, 166, 6, '#8f8b84', 'rx="3"'),
  times(6, (i) => rect(157 + i * 29, 48, 23, 18, '#bfe0ea', 'rx="2.5"')),
  rect(186, 50, 14, 40, '#9d2b25'),
  rect(283, 50, 14, 40, '#9d2b25'),
  times(4, (i) => circle(174 + i * 45, 95, 7, '#2b3036')),
  circle(332, 80, 3, '#ffe391'),
  text(226, 84, 11, 'LINE 7', '#f4ead2', 'font-weight="bold"'),
  times(4, (i) => circle(168 + i * 29, 59, 4, skins[i] ?? '')),
);

/** A green bus with an open platform at the back. */
export const oldBus = drawing(
  480,
  200,
  `<defs>${fade('sky', '#cfe4ea', '#f3f0e4')}</defs>`,
  rect(0, 0, 480, 150, 'url(#sky)'),
  times(
    6,
    (i) =>
      `${rect(i * 84 - 10, 40 + (i % 2) * 16, 78, 120, ['#d7c3a5', '#c8a993', '#dccdb3'][i % 3] ?? '')}${times(4, (k) => rect(i * 84 + (k % 2) * 34, 58 + (i % 2) * 14 + Math.floor(k / 2) * 34, 18, 22, '#8b99a0'))}`,
  ),
  rect(0, 148, 480, 52, '#8c8f92'),
  rect(0, 148, 480, 8, '#c9c5bc'),
  times(7, (i) => rect(20 + i * 72, 182, 36, 3, '#e8e5dc')),
  // The bus drives to the right; its platform is on the left.
  path('M96 48q0 -14 14 -14H372q26 0 34 22l14 44q6 10 6 26v38H150V64H96z', '#2f7a4d'),
  path('M96 48q0 -14 14 -14H372q20 0 29 14z', '#f2ead3'),
  rect(150, 118, 276, 6, '#f2ead3'),
  times(6, (i) => rect(162 + i * 36, 62, 29, 36, '#bcd9df', 'rx="4"')),
  path('M382 62h14l14 38h-28z', '#bcd9df'),
  stroke('M99 50V150M146 60V150', '#d9b24a', 4),
  rect(92, 146, 62, 12, '#3a3f44'),
  stroke('M99 100h46', '#d9b24a', 3),
  at(
    122,
    147,
    person({
      shirt: '#34507a',
      trousers: '#28313d',
      head: 'cap',
      hair: '#28313d',
      hands: [
        [14, -22],
        [-12, 28],
      ],
    }),
    { scale: 0.84 },
  ),
  times(
    5,
    (i) =>
      circle(176 + i * 36, 84, 8, skins[i] ?? '') + path(`M${166 + i * 36} 98q10 -12 20 0z`, shirts[i] ?? ''),
  ),
  circle(200, 164, 22, '#2b3036'),
  circle(200, 164, 10, '#c9c5bc'),
  circle(366, 164, 22, '#2b3036'),
  circle(366, 164, 10, '#c9c5bc'),
  circle(420, 134, 6, '#ffe9a8'),
  rect(414, 150, 18, 8, '#c9c5bc', 'rx="3"'),
  rect(300, 40, 56, 14, '#1f2429', 'rx="2"'),
  text(306, 51, 10, '9 LAKE', '#ffe08a', 'font-weight="bold"'),
);

/** Shelves of warm bread behind the counter. */
export const bakery = drawing(
  480,
  320,
  `<defs>${fade('wall', '#f2dfc2', '#e4c79b')}${glow('lamp', '#fff1c4/0.9', '#ffe2a0/0')}${fade('crust', '#e0a35a', '#a9652b')}</defs>`,
  rect(0, 0, 480, 320, 'url(#wall)'),
  times(3, (row) => {
    const y = 92 + row * 62;
    return `${rect(36, y, 408, 9, '#8a5d3b')}${rect(36, y + 9, 408, 4, '#6b452a')}${times(row === 1 ? 11 : 7, (i) => (row === 1 ? baguette(62 + i * 36, y) : row === 0 ? loaf(70 + i * 57, y) : rolls(70 + i * 57, y)))}`;
  }),
  rect(30, 26, 10, 210, '#7a5033'),
  rect(440, 26, 10, 210, '#7a5033'),
  ...[120, 240, 360].map(
    (x) =>
      `${stroke(`M${x} 0v22`, '#4c3a2c', 2)}${path(`M${x - 16} 36q16 -26 32 0z`, '#3f6f74')}${circle(x, 38, 5, '#fff3c9')}${circle(x, 50, 56, 'url(#lamp)')}`,
  ),
  // The counter, with a basket and a little sign.
  rect(0, 240, 480, 80, '#b98453'),
  rect(0, 234, 480, 14, '#d9aa74'),
  times(8, (i) => rect(i * 60, 250, 2, 70, '#9a6a3f')),
  at(
    96,
    236,
    `${path('M-40 -26H40L32 0H-32z', '#a5773f')}${stroke('M-38 -18H38M-36 -9H36', '#7e5829', 2)}${times(5, (i) => ellipse(-26 + i * 13, -29, 11, 8, 'url(#crust)'))}`,
  ),
  at(370, 236, `${rect(-46, -36, 92, 34, '#33413f', 'rx="4"')}${text(-36, -14, 15, 'Rye  3.20', '#f6f0dd')}`),
);

function loaf(x: number, y: number): string {
  return `${path(`M${x - 24} ${y}q-4 -34 24 -34t24 34z`, 'url(#crust)')}${stroke(`M${x - 10} ${y - 26}l6 10M${x} ${y - 29}l6 11M${x + 10} ${y - 25}l5 9`, '#f3d9ac', 3)}`;
}

function baguette(x: number, y: number): string {
  return at(
    x,
    y,
    `${ellipse(0, -25, 8, 27, 'url(#crust)')}${stroke('M-4 -40l7 5M-4 -29l7 5M-4 -18l7 5', '#f3d9ac', 2.4)}`,
    { turn: 9 },
  );
}

function rolls(x: number, y: number): string {
  return [
    [-13, -9],
    [11, -9],
    [-1, -23],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `${ellipse(x + dx, y + dy, 13, 10, 'url(#crust)')}${stroke(`M${x + dx - 5} ${y + dy - 3}q5 -4 10 0`, '#f3d9ac', 2.2)}`,
    )
    .join('');
}

/** Six people mend lamps at a long table. */
export const repairHall = drawing(
  960,
  400,
  `<defs>${fade('wall', '#f3e7d0', '#e6d3b0')}${glow('light', '#fff3c9/0.95', '#ffe2a0/0')}</defs>`,
  rect(0, 0, 960, 300, 'url(#wall)'),
  rect(0, 292, 960, 108, '#a9835a'),
  times(10, (i) => rect(i * 106, 296, 2, 104, '#8f6c48')),
  times(
    3,
    (i) =>
      `${rect(110 + i * 300, 40, 140, 96, '#bcdbe6', 'stroke="#8a6d52" stroke-width="7"')}${stroke(`M${180 + i * 300} 40v96M${110 + i * 300} 88h140`, '#8a6d52', 4)}`,
  ),
  text(405, 29, 20, 'REPAIR CAFÉ', '#8a5d3b', 'font-weight="bold"'),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    at(
      120 + i * 144,
      330,
      person({
        shirt: shirts[i],
        skin: skins[i],
        hair: ['#2b1d16', '#8d8a86', '#5a3a22', '#1f1a18', '#b9572e', '#3b2a20'][i],
        head: (['bun', 'short', 'long', 'cap', 'short', 'long'] as const)[i],
        hands: [
          [16, 22],
          [-2, 24],
        ],
        lean: i % 2 ? -5 : 5,
      }),
      { scale: 1.9, flip: i % 2 === 1 },
    ),
  ),
  rect(36, 244, 888, 20, '#c08a55'),
  rect(36, 262, 888, 7, '#95683d'),
  rect(70, 269, 16, 92, '#95683d'),
  rect(874, 269, 16, 92, '#95683d'),
  rect(472, 269, 16, 92, '#95683d'),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    at(
      172 + i * 144,
      244,
      deskLamp(
        ['#2f7a4d', '#c8382f', '#3f5a86', '#d98a2b', '#6d6a66', '#8a4f8f'][i] ?? '',
        i === 1 || i === 4,
      ),
      { scale: 0.82 },
    ),
  ),
  times(8, (i) =>
    at(
      86 + i * 112,
      243,
      i % 2
        ? stroke('M-12 0l24 -4', '#d2463b', 4) + stroke('M4 -1l14 -3', '#8d99a0', 3)
        : circle(0, -3, 4, '#d9b24a') + circle(9, -3, 3, '#8d99a0'),
    ),
  ),
);

function deskLamp(colour: string, isLit: boolean): string {
  return `${isLit ? circle(-30, -44, 44, 'url(#light)') : ''}${rect(-14, -6, 30, 6, '#4b4f55', 'rx="3"')}${stroke('M2 -6L14 -40L-10 -62', '#4b4f55', 4)}${circle(14, -40, 4, '#8d99a0')}${path('M-2 -70l-18 -6l-20 24q14 14 32 10z', colour)}${isLit ? path('M-40 -52q14 14 32 10l-4 8q-18 2 -30 -12z', '#fff3c9') : ''}`;
}

/** The side door, with a ramp and a bell at knee height. */
export const sideDoor = drawing(
  480,
  240,
  `<defs>${fade('wall', '#c98a66', '#b3724f')}${fade('ramp', '#c9c7c1', '#a3a19b')}</defs>`,
  rect(0, 0, 480, 240, 'url(#wall)'),
  times(15, (row) =>
    times(13, (i) =>
      rect(
        i * 40 - (row % 2) * 20,
        row * 14,
        37,
        11.5,
        (i + row) % 4 ? '#bd7c58' : '#a96846',
        'opacity="0.75"',
      ),
    ),
  ),
  rect(0, 206, 480, 34, '#8d8b86'),
  // The door, wide, with a window and a long handle.
  rect(262, 26, 108, 166, '#e9e2d2'),
  rect(272, 36, 88, 156, '#2f6472'),
  rect(290, 50, 52, 54, '#bcdbe6', 'rx="3"'),
  rect(346, 84, 6, 70, '#e8c45a', 'rx="3"'),
  path('M252 26h128l-10 -16H262z', '#5a4636'),
  // The ramp and its rail.
  path('M20 206L262 192H372V206z', 'url(#ramp)'),
  path('M20 206L262 192v14z', '#000000', 'opacity="0.06"'),
  stroke('M30 160L256 146H264', '#4b555c', 5),
  ...[40, 112, 184, 250].map((x) =>
    stroke(`M${x} ${near(160 - (x - 30) * 0.062)}V${near(205 - (x - 20) * 0.058)}`, '#4b555c', 4),
  ),
  // The bell, low on the right, with its sign.
  rect(396, 148, 26, 34, '#f2ead3', 'rx="4"'),
  circle(409, 165, 8, '#c8382f'),
  circle(409, 165, 4, '#f07a6a'),
  rect(392, 96, 62, 36, '#1f4f8f', 'rx="4"'),
  at(
    416,
    128,
    `${circle(2, -24, 3.6, '#ffffff')}${stroke('M2 -19v10h9l4 8M2 -15h7', '#ffffff', 2.6)}${stroke('M-1 -12a7.5 7.5 0 1 0 9 10', '#ffffff', 2.4)}`,
  ),
);

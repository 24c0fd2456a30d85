// Pictures of the country: a barn, a garden, a hut in the snow, a bridge of ropes, an old mill.
import {
  at,
  circle,
  crop,
  dice,
  drawing,
  ellipse,
  fade,
  near,
  path,
  rect,
  stroke,
  times,
} from '../drawing.ts';
import { cloud, fir, person, tree } from '../things.ts';

/** An old barn with a new solar roof, among apple trees: wide enough to be cut in two ways. */
export const barnWide = drawing(
  960,
  360,
  `<defs>${fade('sky', '#8cc7ea', '#e3f2f3')}${fade('grass', '#8fba62', '#5f9146')}${fade('panel', '#2c4f86', '#17305c')}</defs>`,
  rect(0, 0, 960, 230, 'url(#sky)'),
  cloud(120, 60, 1.8),
  cloud(800, 50, 2),
  cloud(640, 92, 1.1),
  path('M0 230v-40q140 -46 300 -20t300 -6q180 -40 360 16v50z', '#9cc284'),
  rect(0, 220, 960, 140, 'url(#grass)'),
  at(70, 262, tree('#6ea24f', '#588a40', '#d13f35'), { scale: 1.25 }),
  at(196, 246, tree('#79ad58', '#608f47', '#d13f35'), { scale: 1 }),
  at(760, 250, tree('#6ea24f', '#588a40', '#d13f35'), { scale: 1.1 }),
  at(884, 268, tree('#79ad58', '#608f47', '#d13f35'), { scale: 1.35 }),
  // The barn: weathered boards, a big door, a roof of panels.
  path('M330 164L372 100H610L640 164z', '#7d4237'),
  path('M336 160L376 104H604L632 160z', 'url(#panel)'),
  times(7, (i) => stroke(`M${near(408.6 + i * 32.6)} 104L${near(373 + i * 37)} 160`, '#9fbbe0', 1.6)),
  stroke('M362 124H614M349 142H623', '#9fbbe0', 1.6),
  path('M380 106l60 0l-34 52l-64 0z', '#ffffff', 'opacity="0.14"'),
  rect(346, 164, 280, 104, '#a98a6c'),
  times(20, (i) => rect(346 + i * 14, 164, 1.6, 104, i % 3 ? '#8f7256' : '#7a6048')),
  rect(436, 186, 96, 82, '#6f4a35'),
  stroke('M436 186L484 268M484 186L436 268M484 186L532 268M532 186L484 268M484 186v82', '#8f6a4d', 4),
  rect(436, 186, 96, 82, 'none', 'stroke="#54382a" stroke-width="4"'),
  rect(366, 194, 36, 30, '#3d4b52'),
  rect(568, 194, 36, 30, '#3d4b52'),
  stroke('M384 194v30M366 209h36M586 194v30M568 209h36', '#cbb79b', 3),
  path('M430 268h108l24 40q-80 16 -156 0z', '#c9b083'),
  at(300, 300, tree('#7db35b', '#63954a', '#d13f35'), { scale: 0.95 }),
  at(668, 306, tree('#7db35b', '#63954a', '#d13f35'), { scale: 1 }),
  times(26, (i) =>
    circle(20 + ((i * 173) % 920), 300 + ((i * 59) % 54), 3, ['#f7f3df', '#f0c94c', '#d13f35'][i % 3] ?? ''),
  ),
);

/** The same, near enough for a narrow page. */
export const barn = crop(barnWide, 244, 0, 480, 360);

/** Rows of beans in front of a red shed. */
export const beans = drawing(
  800,
  500,
  `<defs>${fade('sky', '#93cdec', '#eaf5f1')}${fade('soil', '#a2764e', '#76502f')}</defs>`,
  rect(0, 0, 800, 230, 'url(#sky)'),
  cloud(150, 80, 2),
  cloud(640, 60, 1.7),
  path('M0 220q100 -50 220 -24t260 -14q160 -34 320 20v40H0z', '#8fb878'),
  rect(0, 214, 800, 30, '#7fa862'),
  // The shed.
  path('M452 150L560 84L668 150z', '#4b4f55'),
  rect(466, 148, 188, 92, '#b93a30'),
  times(12, (i) => rect(466 + i * 16, 148, 1.8, 92, '#9b2d25')),
  rect(520, 170, 54, 70, '#7c241d'),
  stroke('M520 170l54 70M574 170l-54 70', '#f1e9da', 3),
  rect(520, 170, 54, 70, 'none', 'stroke="#f1e9da" stroke-width="4"'),
  rect(600, 170, 36, 30, '#bcd5dd', 'stroke="#f1e9da" stroke-width="4"'),
  stroke('M618 170v30M600 185h36', '#f1e9da', 3),
  stroke('M690 240V150M690 160h-14M690 160h14', '#7b5a3a', 4),
  at(726, 240, `${path('M-26 0l6 -40h40l6 40z', '#6d8794')}${ellipse(0, -40, 20, 6, '#9fc4d0')}`),
  rect(0, 238, 800, 262, 'url(#soil)'),
  // Five rows that run towards the reader, each of poles with climbing beans.
  times(5, (row) => {
    const y = 286 + row * 48;
    const size = 0.62 + row * 0.17;
    const poles = 12 - row;
    const gap = 800 / poles;
    return `${path(`M0 ${y + 4}H800v${10 + row * 3}H0z`, '#5f4026', 'opacity="0.45"')}${times(poles, (i) => {
      const x = near(gap * (i + 0.5) + (row % 2 ? 8 : -8));
      return at(
        x,
        y + 6,
        `${stroke('M0 0V-74', '#c9a878', 3.2)}${times(7, (k) => ellipse(k % 2 ? 8 : -8, -8 - k * 10, 10, 7, ['#4f8a3c', '#64a14b', '#3f7631'][k % 3] ?? '', `transform="rotate(${k % 2 ? -24 : 24} ${k % 2 ? 8 : -8} ${-8 - k * 10})"`))}${times(3, (k) => stroke(`M${k % 2 ? 12 : -12} ${-20 - k * 18}q${k % 2 ? 5 : -5} 8 ${k % 2 ? 2 : -2} 17`, '#a7cf6d', 3.4))}${circle(4, -62, 3, '#e9564b')}`,
        { scale: near(size) },
      );
    })}`;
  }),
);

/** A small stone hut with a red door, in deep snow. */
export const hut = drawing(
  800,
  450,
  `<defs>${fade('sky', '#5b8fc4', '#a9cdea', '#eaf3f8')}${fade('snow', '#ffffff', '#dbe8f2')}${fade('far', '#c3d6e6', '#e8f0f6')}</defs>`,
  rect(0, 0, 800, 300, 'url(#sky)'),
  path('M0 270L90 150L150 210L260 90L360 200L430 140L560 250L660 130L800 240V300H0z', '#8ea9c2'),
  path(
    'M260 90l-46 50l20 -6l22 18l18 -22l26 14zM660 130l-36 44l20 -8l18 14l22 -14l14 8zM90 150l-26 34l18 -6l14 10l16 -12z',
    '#ffffff',
  ),
  path('M0 300q120 -60 260 -40t260 -10q160 -30 280 20v180H0z', 'url(#far)'),
  at(70, 300, fir('#2f5a4b', '#f5f9fb'), { scale: 1.4 }),
  at(132, 310, fir('#386654', '#f5f9fb'), { scale: 1.1 }),
  at(690, 306, fir('#2f5a4b', '#f5f9fb'), { scale: 1.6 }),
  at(752, 318, fir('#386654', '#f5f9fb'), { scale: 1.2 }),
  at(628, 296, fir('#386654', '#f5f9fb'), { scale: 0.9 }),
  // The hut: stones, a red door, a window with light, snow on the roof.
  rect(312, 232, 190, 116, '#8d8780'),
  stones(312, 232, 190, 116),
  path('M292 240L352 168H470L524 240z', '#5d4a3c'),
  path(
    'M282 240q6 -22 18 -34l40 -46q8 -8 20 -8h104q14 0 24 12l42 58q8 12 4 20q-16 8 -30 -2t-34 4t-38 -2t-36 2t-40 -2t-38 2t-36 -4z',
    'url(#snow)',
  ),
  rect(446, 132, 26, 40, '#7c756e'),
  path('M440 134q18 -18 38 0z', '#ffffff'),
  path('M460 118q-14 -14 0 -28t-6 -30q22 14 10 32t6 26z', '#e6edf2', 'opacity="0.8"'),
  rect(368, 268, 44, 80, '#c22f2b'),
  stroke('M382 268v80M397 268v80', '#9c231f', 2),
  circle(404, 312, 3, '#f4cf63'),
  path('M362 268h56l-4 -8h-48z', '#5d4a3c'),
  rect(440, 274, 38, 32, '#ffd873', 'stroke="#5d4a3c" stroke-width="5"'),
  stroke('M459 274v32M440 290h38', '#5d4a3c', 3),
  path('M434 310h50v-5q-24 -7 -50 0z', '#ffffff'),
  // Deep snow in front, with a path dug to the door.
  path('M0 350q90 -36 200 -26t112 12q30 -8 52 12h56q30 -22 96 -14q130 -22 284 6v110H0z', 'url(#snow)'),
  path('M366 348h50l40 102H330z', '#c5d8e7'),
  path('M366 348h50l6 14h-62z', '#aec6da'),
  stroke('M345 404q40 12 98 -2M336 428q60 14 112 0', '#dfeaf2', 4),
  flakes(46),
);

/** The same hut, seen from near by. */
export const hutClose = crop(hut, 254, 112, 300, 300);

/** Stones of a wall, in rows. */
function stones(x: number, y: number, width: number, height: number): string {
  const roll = dice(7);
  const rows = Math.round(height / 14);
  return times(rows, (row) => {
    let from = x - roll() * 12;
    let drawn = '';
    while (from < x + width) {
      const wide = 18 + roll() * 16;
      const left = Math.max(from, x);
      const right = Math.min(from + wide - 2, x + width);
      const grey = ['#a39c94', '#96908a', '#b0a99f', '#857f79'][Math.floor(roll() * 4)] ?? '';
      if (right - left > 4)
        drawn += rect(near(left), y + row * 14 + 1, near(right - left), 11.6, grey, 'rx="4"');
      from += wide;
    }
    return drawn;
  });
}

function flakes(count: number): string {
  const roll = dice(31);
  return times(count, () =>
    circle(near(roll() * 800), near(roll() * 430), near(1.4 + roll() * 2), '#ffffff', 'opacity="0.9"'),
  );
}

/** A rope bridge over a stream, with a handrail on each side. */
export const ropeBridge = drawing(
  800,
  450,
  `<defs>${fade('sky', '#a5d4e6', '#eef6ee')}${fade('water', '#7cc0cf', '#3f8ea6')}${fade('bank', '#7fa35a', '#4c7038')}</defs>`,
  rect(0, 0, 800, 260, 'url(#sky)'),
  times(9, (i) => at(40 + i * 92, 232, fir(i % 2 ? '#4f8060' : '#5f9070'), { scale: 1.3 + (i % 3) * 0.3 })),
  path('M0 250q200 -30 400 -6t400 -8v60H0z', '#86ad72'),
  rect(0, 262, 800, 188, '#6d8f4d'),
  path('M330 262q80 -10 140 0q20 50 90 110t60 78H170q30 -60 100 -110t60 -78z', 'url(#water)'),
  times(7, (i) => stroke(`M${360 - i * 18} ${286 + i * 24}q20 -8 40 0t40 0`, '#d9f0f2', 3, 'opacity="0.75"')),
  ...[
    [300, 396, 22],
    [520, 402, 26],
    [452, 330, 14],
    [270, 440, 18],
    [380, 428, 14],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      `${ellipse(x, y, r, r * 0.6, '#7d7c78')}${ellipse(x - 3, y - 4, r * 0.7, r * 0.35, '#a09f9a')}`,
  ),
  path('M0 244q60 -14 130 2q66 26 96 72q-24 90 -90 132H0z', 'url(#bank)'),
  path('M800 244q-60 -14 -130 2q-66 26 -96 72q24 90 90 132H800z', 'url(#bank)'),
  // The far rope, the boards, the near rope.
  posts(150, 640, 236, -18),
  rope(150, 640, 182, 66, '#b08a55', 5),
  hangers(150, 640, 182, 66, 254, 62),
  times(27, (i) => {
    const t = (i + 0.5) / 27;
    const y = 254 + 4 * 62 * t * (1 - t);
    return path(`M${near(150 + 490 * t - 8)} ${near(y)}h15l3 26h-21z`, i % 2 ? '#9a6f43' : '#86603a');
  }),
  posts(140, 650, 270, 0),
  rope(140, 650, 206, 74, '#c49c63', 7),
  hangers(140, 650, 206, 74, 280, 62),
  rope(140, 650, 280, 62, '#8a6a40', 6),
  times(12, (i) => at(24 + ((i * 131) % 150), 330 + ((i * 47) % 110), fern())),
  times(12, (i) => at(640 + ((i * 131) % 150), 330 + ((i * 47) % 110), fern())),
);

function rope(x1: number, x2: number, y: number, sag: number, colour: string, width: number): string {
  return stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, colour, width);
}

function hangers(x1: number, x2: number, top: number, topSag: number, low: number, lowSag: number): string {
  return times(15, (i) => {
    const t = (i + 1) / 16;
    const bend = 4 * t * (1 - t);
    return stroke(
      `M${near(x1 + (x2 - x1) * t)} ${near(top + topSag * bend)}V${near(low + lowSag * bend)}`,
      '#b08a55',
      2.4,
    );
  });
}

function posts(x1: number, x2: number, ground: number, lift: number): string {
  return [x1, x2].map((x) => rect(x - 7, ground - 92 + lift, 14, 110, '#6d4a2e', 'rx="4"')).join('');
}

function fern(): string {
  return times(5, (i) =>
    stroke(`M0 0q${(i - 2) * 6} -14 ${(i - 2) * 12} -18`, i % 2 ? '#3f6a33' : '#5d8a45', 3.4),
  );
}

/** Runners warming up in a circle at the old mill. */
export const runners = drawing(
  640,
  360,
  `<defs>${fade('sky', '#f4c98f', '#fbe9c9', '#eaf3ee')}${fade('grass', '#9cc06c', '#6f9c4b')}</defs>`,
  rect(0, 0, 640, 200, 'url(#sky)'),
  circle(90, 90, 30, '#fff5d8'),
  path('M0 190q120 -30 260 -14t380 -10v40H0z', '#a9c583'),
  rect(0, 184, 640, 176, 'url(#grass)'),
  // The mill: a stone tower, a cap, four sails.
  path('M446 206l16 -116h76l16 116z', '#d9cdb8'),
  path('M520 90h18l16 116h-26z', '#000000', 'opacity="0.1"'),
  path('M456 92q44 -54 88 0z', '#6b4a38'),
  rect(486, 170, 26, 36, '#5c4130'),
  rect(490, 118, 16, 18, '#5c6a70'),
  times(4, (i) =>
    at(
      500,
      84,
      `${rect(-3, -96, 6, 96, '#5c4130')}${rect(3, -92, 17, 70, '#f4ecd9', 'stroke="#8a6d52" stroke-width="2"')}${stroke('M3 -74h17M3 -56h17M3 -38h17M11 -92v70', '#8a6d52', 1.4)}`,
      { turn: 22 + i * 90 },
    ),
  ),
  circle(500, 84, 7, '#3e2c20'),
  ellipse(280, 276, 226, 56, '#c7b98c', 'opacity="0.8"'),
  // Nine of them, arms up or to the side; those at the back are smaller.
  ...ringOfRunners(),
);

function ringOfRunners(): string[] {
  const shirts = [
    '#d2463b',
    '#2f6f8f',
    '#e7b43a',
    '#5b8f4a',
    '#8a4f8f',
    '#e0762f',
    '#2a9d8f',
    '#c95d7b',
    '#4a5fa5',
  ];
  const skins = [
    '#c98d63',
    '#8a5a3c',
    '#e8b995',
    '#a86f4b',
    '#f0c9a5',
    '#6f4630',
    '#d9a37a',
    '#8a5a3c',
    '#e8b995',
  ];
  const poses: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
    [
      [10, -32],
      [-10, -32],
    ],
    [
      [26, -14],
      [-26, -14],
    ],
    [
      [14, -30],
      [-24, 10],
    ],
  ];
  return Array.from({ length: 9 }, (_, i) => {
    const angle = -Math.PI / 2 + (i / 9) * 2 * Math.PI;
    const y = 262 + Math.sin(angle) * 52;
    const runner = person({
      shirt: shirts[i],
      skin: skins[i],
      hair: ['#2b1d16', '#5a3a22', '#1f1a18'][i % 3],
      head: (['short', 'bun', 'cap'] as const)[i % 3],
      trousers: '#2b3442',
      hands: poses[i % 3],
      feet: [
        [12, 42],
        [-12, 42],
      ],
      face: Math.sin(angle) < 0.3,
    });
    return {
      y,
      drawn: at(near(280 + Math.cos(angle) * 196), near(y + 26), runner, {
        scale: near(0.8 + (y - 210) / 400),
      }),
    };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn);
}

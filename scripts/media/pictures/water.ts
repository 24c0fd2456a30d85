// Pictures of the harbour, the sea and the canal.
import { at, circle, drawing, ellipse, fade, glow, path, rect, stroke, times } from '../drawing.ts';
import { cloud, ferry, lighthouse, person, waves } from '../things.ts';

const gull = (x: number, y: number, scale = 1, colour = '#37454f') =>
  at(x, y, stroke('M-9 0q5 -6 9 0q4 -6 9 0', colour, 1.6), { scale });

/** A fishing boat of 80 units, its bow to the right. */
function fishingBoat(hull: string, cabin: string): string {
  return `${path('M-38 -12H40q-4 12 -12 14H-30q-6 -4 -8 -14z', hull)}${path('M-38 -12H40l-1.5 4H-37z', '#f2e8d5')}
${path('M-20 -12v-16h18v16z', cabin)}${rect(-23, -31, 24, 4, '#4d3b31')}${rect(-16, -25, 10, 7, '#ffdf8e')}
${stroke('M8 -12v-34M8 -44l22 20M8 -40l-16 10', '#4d3b31', 2)}${stroke('M30 -24v12', '#4d3b31', 1.2)}
${path('M12 -12q8 -10 18 0z', '#b98245')}`;
}

/** A white ferry leaves the harbour at sunset, its windows lit. */
export const ferryAtSunset = drawing(
  480,
  320,
  `<defs>${fade('sky', '#4a4a7d', '#b96a7a', '#f4a25f', '#ffd98a')}${fade('sea', '#e79b63', '#8d5a72', '#3a3f66')}${glow('sun', '#fff3c4', '#ffe08a/0.9', '#ffb45e/0')}</defs>`,
  rect(0, 0, 480, 190, 'url(#sky)'),
  circle(356, 178, 80, 'url(#sun)'),
  circle(356, 178, 26, '#fff0bd'),
  path('M0 190V168q40 -16 84 -14t70 14q40 -12 80 -6v28z', '#5d4a66'),
  rect(0, 188, 480, 132, 'url(#sea)'),
  times(9, (i) =>
    rect(
      356 - 34 - i * 3,
      196 + i * 11,
      68 + i * 6 - (i % 3) * 16,
      3,
      '#ffe3a0',
      `rx="1.5" opacity="${0.8 - i * 0.07}"`,
    ),
  ),
  waves(0, 204, 480, 110, '#f3b982', 26),
  // The mole, with its light.
  path('M0 214H92l14 12v14H0z', '#3c3548'),
  path('M0 214H92l4 4H0z', '#5c5064'),
  rect(78, 178, 10, 36, '#d8cdbd'),
  rect(76, 170, 14, 9, '#37303c'),
  circle(83, 175, 3, '#ff7a5a'),
  circle(83, 175, 10, 'url(#sun)', 'opacity="0.5"'),
  at(252, 252, ferry({ lit: true, funnel: '#c94c3a' }), { scale: 1.15 }),
  times(12, (i) => rect(166 + i * 12, 258 + (i % 3) * 3, 6, 12, '#ffd873', 'opacity="0.25"')),
  stroke('M364 254q22 10 58 9M140 256q-24 8 -62 6M130 262q-20 8 -70 12', '#ffe9cd', 3, 'opacity="0.7"'),
  path('M222 150q-18 -12 -46 -8t-60 -14q30 16 58 18t44 12z', '#6b5670', 'opacity="0.5"'),
  gull(120, 90),
  gull(150, 76, 0.8),
  gull(300, 60, 0.9),
);

/** The white ferry rounds the lighthouse. */
export const ferryAtLighthouse = drawing(
  800,
  450,
  `<defs>${fade('sky', '#7fc0e8', '#cfeaf5', '#f5f3e4')}${fade('sea', '#4f9fc0', '#2b7fa5', '#145a7f')}${fade('rock', '#8a8077', '#5b544f')}</defs>`,
  rect(0, 0, 800, 260, 'url(#sky)'),
  cloud(140, 84, 1.8),
  cloud(420, 56, 1.3),
  cloud(690, 110, 2),
  path('M0 260V244q60 -14 130 -8t120 24z', '#8fb3a6'),
  rect(0, 256, 800, 194, 'url(#sea)'),
  waves(0, 270, 800, 170, '#bfe3ee', 60),
  path('M520 330q10 -44 52 -54q18 -30 60 -28q44 -22 78 8q54 0 90 50v34q-140 26 -280 -10z', 'url(#rock)'),
  path('M560 284q16 -26 54 -24q46 -20 78 10q30 -2 44 14q-70 -12 -100 -4t-76 4z', '#7da05f'),
  path('M540 326q60 12 120 2t140 2v10q-140 26 -280 -10z', '#f6fbfc', 'opacity="0.75"'),
  at(650, 264, lighthouse(), { scale: 1.1 }),
  at(
    730,
    270,
    `${rect(-26, -26, 52, 26, '#f1ece1')}${path('M-31 -25L0 -46L31 -25z', '#b8493c')}${rect(-6, -17, 12, 17, '#4a5a66')}${rect(-20, -18, 9, 9, '#7fa3b8')}${rect(11, -18, 9, 9, '#7fa3b8')}`,
  ),
  at(300, 356, ferry(), { scale: 1.75 }),
  stroke(
    'M474 358q40 14 90 12M120 362q-50 14 -110 10M130 372q-40 14 -120 20M470 366q30 16 70 22',
    '#f6fbfc',
    5,
    'opacity="0.85"',
  ),
  path('M248 214q-30 -24 -80 -22t-100 -20q60 30 106 30t70 22z', '#8e99a0', 'opacity="0.35"'),
  gull(420, 180, 1.4),
  gull(470, 210, 1.1),
  gull(560, 140, 1.2),
  gull(180, 160, 1),
);

/** Fishing boats in the evening light. */
export const fishingBoats = drawing(
  600,
  200,
  `<defs>${fade('sky', '#f6b66b', '#fbd9a0', '#fdeccb')}${fade('sea', '#e9b27a', '#8a86a0', '#4c5a80')}</defs>`,
  rect(0, 0, 600, 110, 'url(#sky)'),
  circle(470, 84, 22, '#fff4d4'),
  path('M0 108V84h24v-14h30v10h26v-22l14 -10l14 10v20h34v-10h40v14h30v26z', '#a86a58'),
  times(10, (i) => rect(8 + i * 19, 90 + (i % 2) * 6, 5, 6, '#ffe2a0')),
  rect(0, 106, 600, 94, 'url(#sea)'),
  times(6, (i) => rect(446 - i * 4, 114 + i * 13, 48 + i * 8, 3, '#fff0c4', 'rx="1.5" opacity="0.7"')),
  waves(0, 118, 600, 78, '#f7d6a8', 30),
  at(110, 148, fishingBoat('#2f6472', '#f0e6d2'), { scale: 1.15 }),
  at(268, 136, fishingBoat('#a63d32', '#f0e6d2'), { scale: 0.9 }),
  at(400, 172, fishingBoat('#3b4a77', '#e8d5b0'), { scale: 1.35, flip: true }),
  at(548, 140, fishingBoat('#5d7a3f', '#f0e6d2'), { scale: 0.9, flip: true }),
  gull(340, 42, 1, '#7a5446'),
  gull(372, 56, 0.8, '#7a5446'),
  gull(200, 34, 0.9, '#7a5446'),
);

/** Two ferries in the harbour: a white one at the pier, a blue one on its way in. */
export const twoFerries = drawing(
  640,
  360,
  `<defs>${fade('sky', '#8ecbea', '#dff1f4')}${fade('sea', '#5fa9c4', '#22708f')}</defs>`,
  rect(0, 0, 640, 190, 'url(#sky)'),
  cloud(120, 60, 1.6),
  cloud(500, 44, 1.8),
  path('M0 190v-34q90 -40 190 -22t170 10q130 -46 280 4v42z', '#86ab8c'),
  times(14, (i) => {
    const tall = 34 + ((i * 37) % 30);
    const colour = ['#e8c9a0', '#d98b6a', '#f1e3c6', '#b9c7c9', '#e3ad76'][i % 5] ?? '';
    return `${rect(20 + i * 44, 190 - tall, 38, tall, colour)}${path(`M${16 + i * 44} ${190 - tall}l23 -16l23 16z`, '#9c4f41')}${times(4, (k) => rect(27 + i * 44 + (k % 2) * 15, 190 - tall + 8 + Math.floor(k / 2) * 13, 8, 8, '#5d7180'))}`;
  }),
  rect(0, 188, 640, 172, 'url(#sea)'),
  waves(0, 204, 640, 150, '#c4e4ea', 44),
  at(420, 246, ferry({ hull: '#24588c', band: '#f3c14b', funnel: '#f3c14b' }), { scale: 1, flip: true }),
  stroke('M310 250q-26 8 -60 6M530 250q30 8 70 4', '#f4fbfb', 4, 'opacity="0.8"'),
  at(170, 318, ferry(), { scale: 1.5 }),
  // The pier, with its bollards.
  path('M0 330H640v30H0z', '#8b7257'),
  path('M0 326H640v8H0z', '#a98c6c'),
  times(16, (i) => rect(i * 42, 334, 2, 26, '#6d5843')),
  times(5, (i) => rect(60 + i * 130, 312, 10, 16, '#39434c', 'rx="3"')),
  stroke('M35 316q16 14 30 2M320 300q-2 24 5 16', '#5b4a3a', 2.4),
  gull(300, 120, 1.2),
  gull(340, 96, 1),
);

/** Ines waves from the upper deck. */
export const upperDeck = drawing(
  600,
  200,
  `<defs>${fade('sky', '#86c5e6', '#dcf0f5')}${fade('sea', '#4f9fc0', '#2b7fa5')}</defs>`,
  rect(0, 0, 600, 130, 'url(#sky)'),
  cloud(110, 44, 1.5),
  cloud(520, 36, 1.4),
  path('M0 130v-14q70 -18 150 -8t140 22z', '#8fb3a6'),
  rect(0, 126, 600, 74, 'url(#sea)'),
  waves(0, 132, 600, 30, '#c9e7ef', 26),
  // The deck: a white side, a railing, a funnel.
  path('M180 156H600v44H180z', '#fbfbf8'),
  path('M180 156H600v6H180z', '#d5dadb'),
  times(7, (i) => rect(206 + i * 56, 172, 36, 16, '#35566d', 'rx="3"')),
  path('M498 156l6 -96h64l6 96z', '#d2463b'),
  path('M502 92l2 -20h64l2 20z', '#f4f1e8'),
  rect(500, 52, 72, 10, '#2c2f33'),
  at(
    300,
    158,
    person({
      shirt: '#e7b43a',
      hair: '#2b1d16',
      head: 'long',
      skin: '#a86f4b',
      hands: [
        [20, -34],
        [-14, 26],
      ],
    }),
    { scale: 1.25 },
  ),
  stroke('M352 42q6 6 4 14M366 34q10 10 6 24', '#35566d', 2.4, 'opacity="0.6"'),
  times(22, (i) => rect(184 + i * 15, 112, 2.4, 44, '#e9eeef')),
  rect(180, 108, 318, 5, '#b98245', 'rx="2.5"'),
  rect(180, 130, 318, 2.5, '#e9eeef'),
  at(
    228,
    118,
    `${circle(0, 0, 13, '#e8552f')}${circle(0, 0, 6.5, '#dcf0f5')}${times(4, (i) => at(0, 0, rect(-3, -13, 6, 7, '#fbfbf8'), { turn: i * 90 }))}`,
  ),
);

/** A white house beside a canal lock. */
export const lockHouse = drawing(
  480,
  200,
  `<defs>${fade('sky', '#9fd0ea', '#e6f3f2')}${fade('low', '#4f8f9a', '#2f6672')}</defs>`,
  rect(0, 0, 480, 120, 'url(#sky)'),
  cloud(70, 36, 1.2),
  cloud(420, 30, 1.3),
  path('M0 120V96q60 -20 120 -8t130 2q110 -22 230 0v30z', '#8db57c'),
  rect(0, 112, 480, 88, '#79a564'),
  // The canal from the front to the back, its lock in the middle.
  path('M216 112h70l120 88H110z', '#7b7168'),
  path('M224 112h54l104 88H136z', 'url(#low)'),
  waves(180, 150, 150, 44, '#a9d2d6', 10),
  path('M196 138h112l14 12H180z', '#4c3a2c'),
  rect(184, 126, 134, 14, '#6d5139'),
  times(9, (i) => rect(190 + i * 15, 126, 2, 22, '#4c3a2c')),
  stroke('M184 128L128 118M318 128L374 118', '#3a2b20', 7),
  circle(128, 118, 4, '#f5f2ea'),
  circle(374, 118, 4, '#f5f2ea'),
  // The house.
  rect(32, 62, 92, 62, '#fbfaf5'),
  path('M24 64L78 26L132 64z', '#5a6872'),
  rect(98, 30, 11, 22, '#a4604c'),
  rect(70, 92, 18, 32, '#2f6472'),
  circle(84, 109, 1.6, '#e8c45a'),
  times(
    2,
    (i) =>
      `${rect(42 + i * 56, 76, 18, 18, '#7fa3b8')}${stroke(`M${51 + i * 56} 76v18M${42 + i * 56} 85h18`, '#fbfaf5', 2)}${rect(38 + i * 56, 95, 26, 5, '#9a5b43')}${times(4, (k) => circle(42 + i * 56 + k * 6, 94, 3, ['#d8443c', '#f1b93b'][k % 2] ?? ''))}`,
  ),
  rect(58, 44, 14, 12, '#7fa3b8'),
  times(3, (i) =>
    at(
      350 + i * 46,
      112,
      `${rect(-3, -22, 6, 22, '#6b4a32')}${ellipse(0, -42, 17, 26, ['#5c8f4f', '#6fa25c', '#558648'][i] ?? '')}`,
    ),
  ),
);

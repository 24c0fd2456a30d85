// Plans, maps and charts: pictures that are read rather than looked at.
import { at, circle, drawing, ellipse, fade, near, path, rect, stroke, text, times } from '../drawing.ts';
import { tree } from '../things.ts';

const ink = '#2b3a4a';
const middle = 'text-anchor="middle"';
const bold = 'text-anchor="middle" font-weight="bold"';

/** Lines that tremble as if drawn by hand. */
const byHand = (parts: string, strength = 3) =>
  `<filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.025" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="${strength}"/></filter><g filter="url(#hand)">${parts}</g>`;

/** Plan of the garden: pond on the left, beds on the right. */
export const gardenPlan = drawing(
  600,
  240,
  rect(0, 0, 600, 240, '#cfe0b4'),
  rect(4, 4, 592, 232, 'none', `stroke="${ink}" stroke-width="6"`),
  rect(288, 6, 24, 228, '#e6d7b4'),
  path(
    'M60 130q-10 -66 60 -80t112 24t4 110t-112 20t-64 -74z',
    '#8cc4d9',
    'stroke="#5a94ab" stroke-width="4"',
  ),
  ...[
    [110, 120],
    [168, 96],
    [186, 156],
    [132, 166],
  ].map(
    ([x = 0, y = 0], i) =>
      `${ellipse(x, y, 17, 11, '#5f9a55')}${i % 2 ? circle(x + 4, y - 4, 7, '#f3c6d6') : ''}`,
  ),
  text(150, 134, 24, 'Pond', ink, bold),
  ...[
    [336, 24, '#7aa45a'],
    [336, 96, '#5b8f6a'],
    [336, 168, '#8aa75a'],
  ].map(
    ([x, y, green], row) =>
      `${rect(Number(x), Number(y), 238, 50, '#a37a50', 'rx="6"')}${times(9, (i) => (row === 2 && i === 7 ? circle(Number(x) + 22 + i * 25, Number(y) + 25, 17, '#e07b2f') : (row === 2 ? i > 0 && i !== 5 : i > 2 && i < 6) ? '' : circle(Number(x) + 20 + i * 25, Number(y) + 25, 9, String(green))))}`,
  ),
  text(456, 56, 19, 'Beans', '#ffffff', bold),
  text(456, 128, 19, 'Kale', '#ffffff', bold),
  text(420, 200, 19, 'Pumpkin', '#ffffff', bold),
  at(32, 54, tree('#6ea24f', '#588a40'), { scale: 0.45 }),
  at(262, 226, tree('#6ea24f', '#588a40'), { scale: 0.45 }),
);

/** Market hall: cheese on the left, a round bar in the middle, fish on the right. */
export const hallPlan = drawing(
  600,
  300,
  rect(0, 0, 600, 300, '#f4efe2'),
  path('M6 6H220L160 294H6z', '#f3d48a', `stroke="${ink}" stroke-width="4"`),
  rect(400, 6, 194, 288, '#a9d0de', `stroke="${ink}" stroke-width="4"`),
  circle(300, 150, 78, '#e7a08c', `stroke="${ink}" stroke-width="4"`),
  circle(300, 150, 46, '#f4efe2', `stroke="${ink}" stroke-width="3"`),
  times(10, (i) => at(300, 150, circle(0, -62, 7, '#8a5d3b'), { turn: i * 36 })),
  rect(3, 3, 594, 294, 'none', `stroke="${ink}" stroke-width="6"`),
  rect(256, 288, 88, 14, '#f4efe2'),
  text(300, 286, 17, 'Entrance', ink, middle),
  text(96, 138, 26, 'Cheese', ink, bold),
  text(96, 166, 18, 'stall 2', ink, middle),
  at(
    64,
    216,
    path('M-26 22L30 22L30 0Z', '#e0a93f') + circle(10, 15, 4, '#f6dc9a') + circle(20, 10, 3, '#f6dc9a'),
  ),
  text(300, 148, 20, 'Drinks', ink, bold),
  text(300, 168, 16, 'stall 1', ink, middle),
  text(497, 138, 26, 'Fish', ink, bold),
  text(497, 166, 18, 'stall 3', ink, middle),
  at(
    490,
    220,
    `${ellipse(0, 0, 34, 14, '#5a8fa3')}${path('M28 0l20 -14v28z', '#5a8fa3')}${circle(-18, -3, 3, '#ffffff')}`,
  ),
);

/** Plan of the swimming pool: changing rooms on the left, the lift beside them. */
export const poolPlan = drawing(
  320,
  200,
  rect(0, 0, 320, 200, '#f6f3ea'),
  rect(92, 38, 216, 150, '#d9edf2'),
  rect(118, 60, 172, 108, '#63b3cf', 'stroke="#2b6f8a" stroke-width="3" rx="4"'),
  times(3, (i) => stroke(`M122 ${87 + i * 27}h164`, '#ffffff', 2, 'stroke-dasharray="7 6"')),
  rect(12, 38, 80, 56, '#f1d9a8'),
  rect(12, 94, 80, 56, '#e3c3b4'),
  rect(12, 150, 80, 38, '#c7d8b4'),
  stroke('M12 38H308V188H12zM92 38V188M12 94H92M12 150H92', ink, 3.4),
  stroke('M92 66v16M92 118v16M92 162v14M150 188h34', '#f6f3ea', 5),
  text(52, 62, 11, 'Changing', ink, middle),
  text(52, 77, 11, 'women', ink, middle),
  text(52, 118, 11, 'Changing', ink, middle),
  text(52, 133, 11, 'men', ink, middle),
  text(52, 174, 13, 'Lift', ink, bold),
  text(204, 106, 16, 'Pool, 25 m', '#ffffff', bold),
  text(167, 184, 10, 'Entrance', ink, middle),
  text(160, 26, 15, 'Swimming pool, ground floor', ink, bold),
);

/** Route 9 runs from the station over the market to the lake: a map drawn by hand. */
export const routeMap = drawing(
  1280,
  240,
  rect(0, 0, 1280, 240, '#faf5e6'),
  byHand(
    `${path('M930 20q150 -40 320 10q50 90 10 190q-160 30 -290 -20q-80 -90 -40 -180z', '#bfe0ea')}
${stroke('M930 20q150 -40 320 10q50 90 10 190q-160 30 -290 -20q-80 -90 -40 -180z', '#4a87a3', 4)}
${times(5, (i) => stroke(`M${1010 + (i % 3) * 70} ${70 + i * 30}q14 -8 28 0t28 0`, '#4a87a3', 3))}
${stroke('M0 200q200 -30 330 -10t260 -20t330 10', '#c9b98f', 12)}
${stroke('M430 240q30 -90 0 -140t40 -100M760 240q-30 -70 10 -130t-10 -110', '#c9b98f', 9)}
${stroke('M110 124C240 90 330 176 480 130S720 70 800 118S900 140 936 128', '#c8382f', 9)}
${times(7, (i) => at(220 + ((i * 149) % 620), 60 + ((i * 71) % 60), `${stroke('M0 0v-12', '#6b4a32', 3)}${circle(0, -22, 13, '#a8c98a')}${stroke('M-12 -22a12 12 0 1 0 12 -12', '#5b7d45', 3)}`))}
${times(5, (i) => at(300 + i * 118, 214, `${rect(-22, -26, 44, 26, '#f1dcc0')}${path('M-27 -26L0 -46L27 -26z', '#d98f74')}${stroke('M-22 -26v26h44v-26M-27 -26L0 -46L27 -26', '#5b4636', 3)}`))}
${rect(58, 58, 100, 46, '#e8d3b0')}${stroke('M58 104V58h100v46zM58 74h100M82 104V84h16v20M120 104V84h16v20', '#5b4636', 4)}
${stroke('M40 150h140M52 142v16M76 142v16M100 142v16M124 142v16M148 142v16M172 142v16', '#5b4636', 4)}
${at(480, 112, `${times(4, (i) => path(`M${-44 + i * 22} -40h22v16q-11 9 -22 0z`, i % 2 ? '#ffffff' : '#e7b43a'))}${stroke('M-44 -40h88v16M-44 -40v40M44 -40v40M-44 0h88', '#5b4636', 3)}`)}
${at(1080, 112, `${path('M-40 0h80q-8 16 -20 16h-40q-12 0 -20 -16z', '#d2463b')}${path('M0 -4v-56l34 52z', '#ffffff')}${stroke('M0 0v-60l34 56H0', '#5b4636', 3)}`)}`,
    7,
  ),
  ...[
    [110, 124],
    [480, 131],
    [936, 128],
  ].map(([x = 0, y = 0]) => `${circle(x, y, 13, '#ffffff', 'stroke="#c8382f" stroke-width="6"')}`),
  ...[
    [110, 196, 'Station'],
    [500, 176, 'Market'],
    [1100, 188, 'Lake'],
  ].map(
    ([x, y, name]) =>
      `<text x="${x}" y="${y}" font-size="34" font-family="DejaVu Serif, serif" font-style="italic" text-anchor="middle" fill="#5b3a2a" stroke="#faf5e6" stroke-width="6" paint-order="stroke">${name}</text>`,
  ),
  at(690, 60, `${circle(0, 0, 30, '#c8382f')}${text(0, 14, 40, '9', '#ffffff', bold)}`),
);

/** A chart with six bars: readers of the library in each month from January to June; May is the highest. */
export const chart = drawing(
  480,
  300,
  rect(0, 0, 480, 300, '#ffffff'),
  text(24, 32, 17, 'Books lent per month', ink, 'font-weight="bold"'),
  times(
    5,
    (i) =>
      `${stroke(`M64 ${248 - i * 44}H460`, '#d5dbe1', 1.2)}${text(54, 253 - i * 44, 13, String(i * 100), '#4c5a68', 'text-anchor="end"')}`,
  ),
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month, i) => {
    const lent = [210, 180, 260, 240, 390, 320][i] ?? 0;
    const tall = near((lent / 100) * 44);
    const x = 82 + i * 64;
    return `${rect(x, near(248 - tall), 42, tall, i === 4 ? '#b3541e' : '#2f6f8f', 'rx="3"')}${text(x + 21, near(240 - tall), 13, String(lent), ink, middle)}${text(x + 21, 270, 14, month, ink, middle)}`;
  }),
  stroke('M64 248H460', ink, 2),
);

/** Timetable of line 7: four stops, three departures each. */
export const timetable = drawing(
  320,
  132,
  rect(0, 0, 320, 132, '#ffffff'),
  rect(0, 0, 320, 26, '#c8382f'),
  text(10, 18, 13, 'Line 7 · from 1 March 2026', '#ffffff', 'font-weight="bold"'),
  ...[
    ['Harbour', '7:05', '8:05', '9:05'],
    ['Market', '7:12', '8:12', '9:12'],
    ['School', '7:20', '8:20', '9:20'],
    ['Hill Farm', '7:31', '8:31', '9:31'],
  ].map(
    ([stop = '', ...departures], row) =>
      `${rect(0, 26 + row * 26.5, 320, 26.5, row % 2 ? '#f3f0e8' : '#ffffff')}${text(10, 44 + row * 26.5, 12.5, stop, ink)}${departures.map((time, i) => text(170 + i * 58, 44 + row * 26.5, 12.5, time, ink, middle)).join('')}`,
  ),
  rect(0.5, 0.5, 319, 131, 'none', `stroke="${ink}"`),
);

/** The mark of an estate agent: a house over two waves, and a name. */
export const homesLogo = drawing(
  240,
  80,
  rect(0, 0, 240, 80, '#ffffff'),
  path('M12 42L38 16L64 42V56H12z', '#1f5f8b'),
  rect(31, 38, 14, 18, '#ffffff'),
  stroke('M8 64q8 -8 15 0t15 0t15 0t15 0', '#2a9d8f', 5),
  text(80, 36, 23, 'Harbour', '#1f5f8b', 'font-weight="bold"'),
  text(80, 62, 23, 'homes', '#2a9d8f', 'font-weight="bold"'),
);

/** The mark of a sponsor, a bank by the river. */
export const sponsor = drawing(
  120,
  40,
  `<defs>${fade('blue', '#2f6f8f', '#1f4f6b')}</defs>`,
  rect(0, 0, 120, 40, 'url(#blue)', 'rx="6"'),
  path('M10 16L22 8L34 16z', '#ffffff'),
  times(3, (i) => rect(12 + i * 8, 18, 4, 8, '#ffffff')),
  stroke('M9 31q6 -5 12 0t12 0', '#9fd2dd', 3),
  text(42, 18, 12.5, 'River', '#ffffff', 'font-weight="bold"'),
  text(42, 33, 12.5, 'Bank', '#ffffff', 'font-weight="bold"'),
);

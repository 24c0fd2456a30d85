// Small drawings that stay SVG: lines between texts, marks and icons.
import { at, circle, drawing, ellipse, path, rect, stroke, times } from '../drawing.ts';

/** A ruled line with a diamond in the middle. */
export const divider = drawing(
  480,
  12,
  stroke('M8 6H222M258 6H472', '#b08a55', 1.6),
  path('M240 1l8 5l-8 5l-8 -5z', '#b08a55'),
  circle(226, 6, 1.8, '#b08a55'),
  circle(254, 6, 1.8, '#b08a55'),
);

/** A line as a pencil draws it. */
export const pencilLine = drawing(480, 12, stroke('M6 7q60 -5 118 -1t112 0t120 -1t118 2', '#7a5033', 2.4));

/** Waves in a row. */
export const waveLine = drawing(320, 12, stroke(`M4 7${times(13, () => 'q6 -8 12 0t12 0')}`, '#2b7fa5', 2.2));

/** Saturn, again and again. */
export const rings = drawing(
  200,
  12,
  times(7, (i) =>
    at(
      16 + i * 28,
      6,
      `${circle(0, 0, 3.8, '#d9a441')}${ellipse(0, 0, 9, 2.2, 'none', 'stroke="#7a6a9a" stroke-width="1.4" transform="rotate(-14)"')}`,
    ),
  ),
);

/** A chair and a name: Mei mends chairs. */
export const chairLogo = drawing(
  120,
  40,
  stroke('M9 5v30M9 20h16v15M9 27h16', '#7a3315', 3.4),
  stroke('M9 7h5M9 13h5', '#7a3315', 3),
  '<text x="35" y="18" font-size="14" font-weight="bold" font-family="Georgia, serif" fill="#7a3315">Mei</text>',
  '<text x="35" y="33" font-size="12" font-family="Georgia, serif" fill="#4c3a2c">mends chairs</text>',
);

/** Icons of the sites in the examples. */
export const boatIcon = drawing(
  32,
  32,
  rect(0, 0, 32, 32, '#d9edf2', 'rx="7"'),
  path('M5 19h22q-2 8 -7 8h-8q-5 0 -7 -8z', '#c8382f'),
  path('M16 4v13h9z', '#ffffff'),
  stroke('M15 4v14', '#4c3a2c', 2),
);
export const curtainIcon = drawing(
  32,
  32,
  rect(0, 0, 32, 32, '#3b1f2b', 'rx="7"'),
  path('M3 4h11q0 14 -9 24H3zM29 4H18q0 14 9 24h2z', '#c8382f'),
  rect(2, 3, 28, 4, '#e8c45a'),
);
export const homeIcon = drawing(
  32,
  32,
  rect(0, 0, 32, 32, '#1f5f8b', 'rx="7"'),
  path('M5 17L16 6l11 11v10H5z', '#ffffff'),
  rect(13, 18, 6, 9, '#1f5f8b'),
);

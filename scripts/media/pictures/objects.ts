// Pictures of things at home: chairs, bread, jars, a leaf, a kitchen.
import { at, circle, dice, drawing, ellipse, fade, near, path, rect, stroke, times } from '../drawing.ts';

/** A rocking chair of dark wood with a pale new seat. */
export const rockingChair = drawing(
  480,
  320,
  `<defs>${fade('wall', '#dfe6e0', '#cdd8d2')}${fade('floor', '#c7a376', '#a98455')}</defs>`,
  rect(0, 0, 480, 238, 'url(#wall)'),
  rect(0, 232, 480, 88, 'url(#floor)'),
  rect(0, 228, 480, 7, '#f4f1e8'),
  times(6, (i) => rect(i * 88, 238, 2, 82, '#94713f', 'opacity="0.6"')),
  rect(40, 40, 92, 110, '#cfe5ee', 'stroke="#f4f1e8" stroke-width="8"'),
  stroke('M86 40v110M40 95h92', '#f4f1e8', 5),
  ellipse(252, 282, 130, 13, '#7d6038', 'opacity="0.45"'),
  // Runners, legs, arms and a tall back, all of dark wood.
  stroke('M126 262q128 44 252 -8', '#4a2c1c', 9),
  stroke('M150 268q120 36 216 -6', '#5b3826', 8),
  stroke('M200 190L188 272M300 190L322 268M214 190L206 276M316 186L344 258', '#4a2c1c', 8),
  stroke('M196 232h122M204 248h126', '#5b3826', 5),
  stroke('M198 190L150 56M214 184L170 50', '#4a2c1c', 9),
  stroke('M150 56q10 -14 22 -6', '#4a2c1c', 12),
  times(5, (i) => stroke(`M${162 + i * 2} ${66 + i * 25}l17 -6`, '#5b3826', 6)),
  stroke('M178 136q50 -18 122 -4q12 4 10 12', '#4a2c1c', 8),
  stroke('M306 144L300 190M284 134L280 184', '#5b3826', 6),
  // The seat is woven of pale cane.
  path('M190 184q60 -14 124 -2l14 14q-70 14 -132 4z', '#f0dfb4'),
  path('M196 200q62 10 132 -4v7q-70 14 -130 4z', '#cdb67f'),
  times(11, (i) => stroke(`M${202 + i * 11} ${near(183 - Math.sin((i / 10) * 3.1) * 4)}l8 17`, '#d3bd86', 2)),
  stroke('M192 188q60 -12 126 -2M196 195q66 -4 128 -2', '#d3bd86', 2),
);

/** A small red school chair; all its legs stand firm. */
export const schoolChair = drawing(
  320,
  320,
  `<defs>${fade('wall', '#f0e6cf', '#e3d4b2')}${fade('floor', '#9fb3b0', '#7d9490')}</defs>`,
  rect(0, 0, 320, 230, 'url(#wall)'),
  rect(0, 224, 320, 96, 'url(#floor)'),
  rect(0, 219, 320, 7, '#c9b68d'),
  ellipse(162, 284, 92, 12, '#5b6f6b', 'opacity="0.5"'),
  stroke('M112 178L96 282M214 178L230 282M126 168L118 262M202 168L212 262', '#9a221d', 11),
  stroke('M104 240h118', '#9a221d', 7),
  path('M94 168q66 -14 140 0l8 16q-78 16 -156 0z', '#d63a31'),
  path('M86 184q78 16 156 0v9q-78 16 -156 0z', '#a5261f'),
  stroke('M118 166L110 62M210 166L218 62', '#b92c25', 11),
  path('M104 60q58 -16 120 0l-3 34q-58 -14 -114 0z', '#d63a31'),
  path('M108 112q56 -12 112 0l-2 20q-54 -10 -108 0z', '#d63a31'),
  ellipse(164, 74, 22, 6, '#f07a6a', 'opacity="0.55"'),
  stroke('M120 176q40 -8 80 -2', '#f07a6a', 4, 'opacity="0.7"'),
  ...[96, 230].map((x) => ellipse(x, 284, 9, 4, '#2b3036')),
  ...[118, 212].map((x) => ellipse(x, 263, 8, 3.4, '#2b3036')),
);

/** A round rye loaf, cut in half. */
export const ryeLoaf = drawing(
  320,
  160,
  `<defs>${fade('cloth', '#e8eef0', '#cfdcdf')}${fade('crust', '#6b4327', '#3f2615')}${fade('crumb', '#b58a5c', '#94683d')}</defs>`,
  rect(0, 0, 320, 160, 'url(#cloth)'),
  times(9, (i) => rect(i * 40, 0, 9, 160, '#7fa3b8', 'opacity="0.28"')),
  path('M18 132H302l-10 18H28z', '#b07d4b'),
  rect(18, 118, 284, 16, '#c9945c', 'rx="5"'),
  // Half a loaf from outside, floury cuts on top; the other half shows its crumb.
  path('M34 120q-6 -84 72 -88t76 88z', 'url(#crust)'),
  stroke(
    'M66 58q20 20 18 50M96 42q16 28 14 66M128 46q8 24 6 58M52 84q60 -14 110 2',
    '#e9dcc6',
    5,
    'opacity="0.75"',
  ),
  path('M174 120q-4 -86 62 -86t58 86z', '#4a2d1a'),
  path('M182 118q-2 -74 54 -74t50 74z', 'url(#crumb)'),
  ...holes(),
);

function holes(): string[] {
  const roll = dice(5);
  return Array.from({ length: 34 }, () =>
    ellipse(
      near(194 + roll() * 82),
      near(62 + roll() * 50),
      near(1.4 + roll() * 2.8),
      near(1 + roll() * 1.8),
      '#7a5330',
    ),
  );
}

/** Three jars of beans with hand-written labels. */
export const jars = drawing(
  320,
  160,
  `<defs>${fade('wall', '#dbe7df', '#c4d5cb')}</defs>`,
  rect(0, 0, 320, 160, 'url(#wall)'),
  rect(0, 132, 320, 28, '#a67848'),
  rect(0, 126, 320, 10, '#c4945e'),
  ...[
    [66, '#7a2f25', '#5d2119', 'Kidney'],
    [160, '#efe3c4', '#d9c898', 'Butter'],
    [254, '#2f2b33', '#1c1920', 'Black'],
  ].map(([x, bean, shade, name], i) => at(Number(x), 128, jar(String(bean), String(shade), String(name), i))),
);

function jar(bean: string, shade: string, name: string, seed: number): string {
  const roll = dice(seed + 3);
  const beans = times(90, () => {
    const x = near(-32 + roll() * 64);
    const y = near(-6 - roll() * 74);
    return ellipse(
      x,
      y,
      5,
      3.4,
      roll() > 0.4 ? bean : shade,
      `transform="rotate(${Math.floor(roll() * 180)} ${x} ${y})"`,
    );
  });
  return `${rect(-38, -90, 76, 90, '#f4fafa', 'rx="9" opacity="0.75"')}${rect(-36, -84, 72, 82, shade, 'rx="7"')}${beans}${rect(-38, -90, 76, 90, 'none', 'rx="9" stroke="#ffffff" stroke-width="3" opacity="0.8"')}${rect(-34, -104, 68, 15, '#c8a23f', 'rx="3"')}${stroke('M-30 -97h60', '#9c7a24', 2)}${rect(-28, -58, 56, 27, '#fdf8ea', 'rx="2" transform="rotate(-2)"')}<text x="0" y="-40" font-size="13" font-family="DejaVu Serif, serif" font-style="italic" text-anchor="middle" fill="#39445a" transform="rotate(-2)">${name}</text>${stroke('M-28 -80v58', '#ffffff', 4, 'opacity="0.45"')}`;
}

/** A leaf with a jagged edge. */
export const leaf = drawing(
  240,
  120,
  `<defs>${fade('green', '#7fb455', '#4c8036')}</defs>`,
  rect(0, 0, 240, 120, '#f3f0e4'),
  path(jaggedLeaf(), 'url(#green)'),
  stroke('M14 66Q110 44 222 60', '#2f5a24', 3.4),
  times(6, (i) => {
    const x = 46 + i * 24;
    const y = near(61 - i * 1.2);
    return stroke(`M${x} ${y}q8 -16 26 ${-26 + i * 2}M${x} ${y}q10 14 28 ${26 - i * 3}`, '#3f6f2d', 1.8);
  }),
);

function jaggedLeaf(): string {
  const teeth = 12;
  const edge = (sign: number) =>
    Array.from({ length: teeth }, (_, i) => {
      const t = (i + 1) / teeth;
      const x = 20 + t * 200;
      const half = Math.sin(t * Math.PI) ** 0.75 * 46;
      const outer = near(60 + sign * half);
      return `L${near(x - 4)} ${near(outer - sign * -6 * (t < 0.96 ? 1 : 0))}L${near(x + 2)} ${near(outer - sign * 4)}`;
    }).join('');
  return `M16 64${edge(-1)}L226 60L16 64${edge(1)}L226 60z`;
}

/** Kitchen with a gas hob and a window over the sea. */
export const kitchen = drawing(
  640,
  400,
  `<defs>${fade('wall', '#eef0e4', '#dfe3d2')}${fade('sky', '#9fd2ec', '#e3f3f5')}${fade('sea', '#4f9fc0', '#2b7fa5')}</defs>`,
  rect(0, 0, 640, 400, 'url(#wall)'),
  times(3, (row) => times(16, (i) => rect(i * 42 - (row % 2) * 21, 176 + row * 22, 39, 19, '#cfe0e2'))),
  // The window.
  rect(206, 34, 240, 142, '#ffffff'),
  rect(216, 44, 220, 122, 'url(#sky)'),
  rect(216, 112, 220, 54, 'url(#sea)'),
  path('M216 112v-14q40 -14 78 14z', '#8fb3a6'),
  path('M372 122h34l-6 8h-24zM388 122v-24l14 22z', '#ffffff'),
  times(7, (i) => stroke(`M${228 + i * 29} ${130 + (i % 3) * 11}q5 -3 10 0t10 0`, '#c9e7ef', 1.8)),
  rect(322, 44, 8, 122, '#ffffff'),
  rect(196, 172, 260, 12, '#f7f5ec'),
  at(
    236,
    172,
    `${path('M-13 -24h26l-4 24h-18z', '#c46a45')}${times(5, (i) => stroke(`M0 -24q${(i - 2) * 7} -16 ${(i - 2) * 11} -26`, '#4f8a3c', 4))}`,
  ),
  // Cupboards, worktop, the hob with a blue flame and a pot.
  times(
    2,
    (i) => `${rect(24 + i * 86, 40, 80, 120, '#7f9c8c', 'rx="3"')}${circle(94 + i * 18, 140, 4, '#e8d9a8')}`,
  ),
  rect(472, 40, 144, 26, '#a9b3b5', 'rx="3"'),
  path('M500 66h88l20 52H480z', '#bcc5c7'),
  rect(0, 240, 640, 18, '#b98a57'),
  rect(0, 256, 640, 6, '#8f683d'),
  times(
    6,
    (i) =>
      `${rect(8 + i * 106, 268, 98, 132, '#7f9c8c', 'rx="3"')}${rect(44 + i * 106, 284, 28, 5, '#e8d9a8', 'rx="2"')}`,
  ),
  rect(462, 228, 160, 13, '#2f3439', 'rx="3"'),
  ...[498, 586].map(
    (x) =>
      `${stroke(`M${x - 26} 226h52`, '#15181b', 5)}${times(5, (k) => path(`M${x - 20 + k * 9} 226q-3 -7 2 -12q6 6 2 12z`, '#3f8fd6'))}`,
  ),
  at(
    498,
    212,
    `${path('M-30 -40H30V-4q0 6 -6 6H-24q-6 0 -6 -6z', '#c8382f')}${rect(-34, -46, 68, 8, '#a5261f', 'rx="4"')}${circle(0, -50, 5, '#2f3439')}${stroke('M-10 -60q-6 -10 0 -18M8 -60q-6 -10 0 -18', '#b9c4c6', 3, 'opacity="0.8"')}`,
  ),
  ...[480, 516, 552, 588].map((x) => circle(x, 274, 6, '#2f3439')),
  // Sink and tap below the window.
  rect(250, 236, 140, 8, '#8d99a0', 'rx="3"'),
  stroke('M318 236v-30q0 -14 18 -14t18 14v6', '#8d99a0', 6),
  at(
    130,
    240,
    `${path('M-26 -14q26 18 52 0q-6 14 -26 14t-26 -14z', '#e9e2d2')}${circle(-10, -20, 9, '#d13f35')}${circle(8, -22, 10, '#e7b43a')}${circle(-1, -30, 9, '#7fb455')}`,
  ),
);

// Pictures of many people: the market hall on opening day, the fair on the village green.
import { at, circle, dice, drawing, fade, near, path, rect, stroke, times } from '../drawing.ts';
import { bunting, cloud, person, shirts, skins, tree } from '../things.ts';

/** The market hall on opening day, crowded with stalls. */
export const marketHall = drawing(
  960,
  240,
  `<defs>${fade('roof', '#6f8d92', '#a9c0bf')}${fade('floor', '#cdb894', '#a48c66')}</defs>`,
  rect(0, 0, 960, 240, '#e9dfc8'),
  // Iron arches and glass.
  rect(0, 0, 960, 100, 'url(#roof)'),
  times(
    9,
    (i) =>
      `${path(`M${i * 120 - 60} 104q0 -90 60 -90t60 90z`, '#dcebea')}${stroke(`M${i * 120 - 60} 104q0 -90 60 -90t60 90M${i * 120} 14v90M${i * 120 - 42} 46h84M${i * 120 - 56} 76h112`, '#3f5a5c', 3)}`,
  ),
  times(8, (i) => rect(i * 120 + 56, 90, 8, 90, '#3f5a5c')),
  rect(0, 178, 960, 62, 'url(#floor)'),
  bunting(0, 92, 320, 92, 14, 20, ['#d2463b', '#f1b93b', '#2f6f8f', '#5b8f4a']),
  bunting(320, 92, 640, 92, 14, 20, ['#d2463b', '#f1b93b', '#2f6f8f', '#5b8f4a']),
  bunting(640, 92, 960, 92, 14, 20, ['#d2463b', '#f1b93b', '#2f6f8f', '#5b8f4a']),
  times(7, (i) => at(70 + i * 137, 186, stall(i))),
  ...crowd(26),
);

function stall(index: number): string {
  const colour = ['#c8382f', '#2f7a4d', '#2f6f8f', '#d98a2b'][index % 4] ?? '';
  const goods = ['#d13f35', '#f1b93b', '#6ea24f', '#e0762f', '#8a4f8f'];
  return `${rect(-48, -44, 4, 44, '#6b4a32')}${rect(44, -44, 4, 44, '#6b4a32')}${times(8, (i) => path(`M${-54 + i * 13.5} -66h13.5v20q-6.7 8 -13.5 0z`, i % 2 ? '#f7f0df' : colour))}${rect(-50, -22, 100, 22, '#8a5d3b')}${times(3, (k) => `${rect(-46 + k * 32, -26, 28, 6, '#5f3f27')}${times(4, (i) => circle(-42 + k * 32 + i * 7, -28, 4.4, goods[(index + k) % 5] ?? ''))}`)}`;
}

function crowd(count: number): string[] {
  const roll = dice(11);
  return Array.from({ length: count }, (_, i) => {
    const y = 206 + roll() * 30;
    const drawn = at(
      near(16 + (i * 928) / count + roll() * 18),
      near(y),
      person({
        shirt: shirts[Math.floor(roll() * 7)],
        skin: skins[Math.floor(roll() * 6)],
        hair: ['#2b1d16', '#5a3a22', '#8d8a86', '#1f1a18'][Math.floor(roll() * 4)],
        head: (['short', 'long', 'bun', 'cap'] as const)[Math.floor(roll() * 4)],
        hands:
          roll() > 0.7
            ? [
                [18, 8],
                [-13, 28],
              ]
            : undefined,
      }),
      { scale: 0.66, flip: roll() > 0.5 },
    );
    return { y, drawn };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn);
}

/** The village green, full of tents and flags. `step` moves the flags and the band for the film. */
export function fairAt(step: number): string {
  const flagColours = ['#d2463b', '#f1b93b', '#2f6f8f', '#5b8f4a', '#8a4f8f'];
  return [
    `<defs>${fade('sky', '#8fcbea', '#e6f4f2')}${fade('grass', '#93bf62', '#6a9a48')}</defs>`,
    rect(0, 0, 560, 130, 'url(#sky)'),
    cloud(90, 40, 1.2),
    cloud(410, 34, 1.4),
    path('M0 130v-22q90 -30 190 -14t180 -4q110 -18 190 6v34z', '#a5c68c'),
    at(
      470,
      116,
      `${rect(-13, -46, 26, 46, '#d9cdb8')}${path('M-17 -46L0 -86L17 -46z', '#6f7b84')}${stroke('M0 -86v-10M-4 -92h8', '#4b555c', 1.6)}${rect(-34, -22, 24, 22, '#cbbfa8')}`,
    ),
    rect(0, 120, 560, 120, 'url(#grass)'),
    at(36, 140, tree('#6ea24f', '#588a40'), { scale: 0.8 }),
    at(532, 146, tree('#79ad58', '#608f47'), { scale: 0.9 }),
    ...[
      [92, 150, '#d2463b', 0.9],
      [186, 144, '#2f6f8f', 0.85],
      [284, 150, '#f1b93b', 1],
      [386, 144, '#5b8f4a', 0.85],
      [470, 154, '#8a4f8f', 0.95],
    ].map(([x, y, colour, scale], i) =>
      at(Number(x), Number(y), tent(String(colour), flagColours[i] ?? '', step + i * 0.7), {
        scale: Number(scale),
      }),
    ),
    bunting(30, 66, 280, 62, 12, 18, flagColours),
    bunting(280, 62, 536, 68, 12, 18, flagColours),
    ...[30, 280, 536].map((x) => rect(x - 1.5, 62, 3, 84, '#8a6d52')),
    ...strollers(),
  ].join('');
}

export const fair = drawing(560, 240, fairAt(0));

function tent(colour: string, flag: string, step: number): string {
  const wave = near(Math.sin(step * 2.4) * 3);
  return `${path('M-42 -28L0 -66L42 -28z', colour)}${path('M-14 -28L0 -66L14 -28z', '#fbf6ea')}${rect(-38, -28, 76, 28, '#fbf6ea')}${times(3, (i) => rect(-38 + i * 30, -28, 16, 28, colour))}${path('M-9 0v-20q9 -8 18 0v20z', '#5a4636')}${stroke('M0 -66v-20', '#6b4a32', 2)}${path(`M0 -86q8 ${wave} 22 ${near(4 - wave)}l-22 8z`, flag)}`;
}

function strollers(): string[] {
  return [
    [60, 196, 0],
    [128, 186, 1],
    [230, 200, 2],
    [330, 188, 3],
    [430, 198, 4],
    [508, 190, 5],
  ].map(([x = 0, y = 0, i = 0]) =>
    at(
      x,
      y,
      person({
        shirt: shirts[i],
        skin: skins[i],
        head: (['short', 'long', 'bun'] as const)[i % 3],
        hair: ['#2b1d16', '#5a3a22', '#8d8a86'][i % 3],
      }),
      { scale: 0.52 },
    ),
  );
}

// Parts of several drawings: people, boats, trees, waves. Each is placed on the point 0, 0.
import { at, circle, ellipse, near, path, rect, stroke, times } from './drawing.ts';

/** Colours for a crowd. */
export const skins = ['#c98d63', '#8a5a3c', '#e8b995', '#a86f4b', '#f0c9a5', '#6f4630'];
export const shirts = ['#d2463b', '#2f6f8f', '#e7b43a', '#5b8f4a', '#8a4f8f', '#e0762f', '#2a9d8f'];

export interface Person {
  skin?: string | undefined;
  hair?: string | undefined;
  shirt?: string | undefined;
  trousers?: string | undefined;
  /** Where the hands are, from the shoulders: right of the picture, then left. */
  hands?: readonly [readonly [number, number], readonly [number, number]] | undefined;
  /** Where the feet are, from the hips. */
  feet?: readonly [readonly [number, number], readonly [number, number]] | undefined;
  /** Long hair, or none of it. */
  head?: 'short' | 'long' | 'bun' | 'cap' | undefined;
  /** Leaning, in degrees. */
  lean?: number | undefined;
  face?: boolean | undefined;
}

/** A person of 100 units, feet on the ground. */
export function person({
  skin = '#c98d63',
  hair = '#3b2a20',
  shirt = '#2f6f8f',
  trousers = '#34404d',
  hands = [
    [13, 30],
    [-13, 30],
  ],
  feet = [
    [6, 42],
    [-6, 42],
  ],
  head = 'short',
  lean = 0,
  face = true,
}: Person = {}): string {
  const limb = (
    from: readonly [number, number],
    to: readonly [number, number],
    colour: string,
    width: number,
  ) => stroke(`M${from[0]} ${from[1]}L${from[0] + to[0]} ${from[1] + to[1]}`, colour, width);
  const legs = feet.map((foot, i) => limb([i === 0 ? 4 : -4, -42], foot, trousers, 8)).join('');
  const shoes = feet
    .map((foot, i) => ellipse((i === 0 ? 4 : -4) + foot[0] + 2, -42 + foot[1] - 1, 6, 3, '#22272e'))
    .join('');
  const arms = hands
    .map((hand, i) => {
      const from: readonly [number, number] = [i === 0 ? 9 : -9, -73];
      return limb(from, hand, shirt, 6) + circle(from[0] + hand[0], from[1] + hand[1], 3.6, skin);
    })
    .join('');
  const hairs = {
    short: path('M-10 -90a10 10 0 0 1 20 0l-2 -1c-4 -4 -10 -5 -16 -1z', hair),
    long: path('M-11 -88a11 12 0 0 1 22 0l1 14h-5l0 -13c-4 -5 -9 -5 -14 -1l0 14h-5z', hair),
    bun: circle(0, -102, 5, hair) + path('M-10 -90a10 10 0 0 1 20 0l-2 -1c-4 -4 -10 -5 -16 -1z', hair),
    cap: path('M-10 -91a10 10 0 0 1 20 0l6 1l-1 2h-25z', hair),
  };
  const looks = face
    ? circle(-3.4, -88, 1.1, '#2a2320') +
      circle(3.8, -88, 1.1, '#2a2320') +
      stroke('M-3 -83q3.4 2.6 6.6 0', '#7a3f33', 1.2)
    : '';
  const trunk = `${path('M-10 -76q10 -4 20 0l-1 34q-9 3 -18 0z', shirt)}${rect(-3, -80, 6, 7, skin)}${circle(0, -88, 9.5, skin)}${looks}${hairs[head]}${arms}`;
  return `<g>${legs}${shoes}<g transform="rotate(${lean} 0 -42)">${trunk}</g></g>`;
}

/** A tree with a round crown, 100 units tall; with fruit, an apple tree. */
export function tree(crown: string, shade: string, fruit?: string): string {
  const apples = [
    [-20, -62],
    [4, -78],
    [18, -58],
    [-6, -52],
    [26, -70],
    [-28, -76],
    [-4, -92],
  ];
  return `${path('M-5 0l2 -40l-14 -14l3 -2l13 10l1 -14h4l1 14l12 -10l3 3l-13 14l2 39z', '#6b4a32')}
${ellipse(0, -66, 36, 30, shade)}${ellipse(-8, -72, 30, 26, crown)}${ellipse(14, -80, 20, 16, crown)}
${fruit ? apples.map(([x = 0, y = 0]) => circle(x, y, 4, fruit)).join('') : ''}`;
}

/** A fir of 100 units. */
export function fir(green: string, snow?: string): string {
  const tiers = [0, 1, 2].map((i) => {
    const y = -14 - i * 26;
    const half = 30 - i * 7;
    return (
      path(`M${-half} ${y}L0 ${y - 42}L${half} ${y}q${-half} 8 ${-2 * half} 0z`, green) +
      (snow
        ? path(
            `M${near(-half * 0.55)} ${y - 19}L0 ${y - 42}L${near(half * 0.55)} ${y - 19}q${near(-half * 0.3)} -4 ${near(-half * 0.55)} 2t${near(-half * 0.55)} -2z`,
            snow,
          )
        : '')
    );
  });
  return rect(-4, -16, 8, 16, '#5c4634') + tiers.join('');
}

/** Small waves over an area. */
export function waves(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  count = 18,
  shift = 0,
): string {
  return times(count, (i) => {
    const row = i / count;
    const long = 16 + row * 26;
    const from = x + ((i * 97 + shift * (14 + row * 18)) % width);
    return stroke(
      `M${near(from)} ${near(y + row * height)}q${near(long / 4)} ${near(-3 - row * 2)} ${near(long / 2)} 0t${near(long / 2)} 0`,
      colour,
      1.4 + row * 1.4,
      'opacity="0.7"',
    );
  });
}

/** A ferry, 200 units long, its water line at 0; its bow points to the right. */
export function ferry({ hull = '#f7f7f2', band = '#1f5f8b', funnel = '#d2463b', lit = false } = {}): string {
  const pane = lit ? '#ffd873' : '#35566d';
  const windows = (y: number, from: number, count: number, gap: number) =>
    times(count, (i) => rect(from + i * gap, y, gap * 0.55, 7, pane, 'rx="1.5"'));
  return `${rect(-62, -58, 92, 16, '#fdfdfa')}${rect(-80, -43, 140, 20, '#fdfdfa')}
${rect(-66, -61, 100, 4, '#d9dcdb')}${rect(-84, -45, 150, 4, '#d9dcdb')}
${path('M-30 -61l3 -22h22l3 22z', funnel)}${path('M-28 -74l1 -7h22l1 7z', '#f4f1e8')}${rect(-28, -86, 24, 5, '#2c2f33')}
${path('M34 -58h22l8 16h-30z', '#fdfdfa')}${rect(38, -54, 18, 8, pane, 'rx="2"')}
${stroke('M44 -58v-20M44 -72l14 6', '#7d868c', 2)}
${windows(-54, -56, 9, 10)}${windows(-38, -74, 13, 10)}
${path('M-98 -23H92q10 0 14 -4q-4 26 -22 27H-86q-10 -2 -12 -23z', hull)}
${path('M-97 -12H96q-3 7 -7 9H-92q-4 -3 -5 -9z', band)}
${times(8, (i) => circle(-76 + i * 20, -17.5, 2.2, pane))}
${stroke('M60 -30h36M64 -30v7M74 -30v7M84 -30v7M94 -30v7', '#aab3b8', 1.2)}`;
}

/** A lighthouse of 200 units. */
export function lighthouse(lit = true): string {
  return `${path('M-22 0L-14 -140H14L22 0z', '#f6f3ec')}
${path('M-20.9 -20L-18.9 -55H18.9L20.9 -20z', '#c8382f')}${path('M-17.1 -85L-15.2 -118H15.2L17.1 -85z', '#c8382f')}
${path('M6 0L4 -140H14L22 0z', '#000000', 'opacity="0.08"')}
${rect(-20, -146, 40, 7, '#39434c')}${rect(-11, -170, 22, 24, lit ? '#ffe391' : '#9fb6c4')}${stroke('M-11 -170v24M0 -170v24M11 -170v24', '#39434c', 2)}
${stroke('M-19 -146v-9h38v9', '#39434c', 1.6)}${path('M-15 -170Q0 -196 15 -170z', '#9d2b25')}${stroke('M0 -184v-12', '#39434c', 2)}
${path('M-6 0v-16a6 6 0 0 1 12 0v16z', '#4a3a31')}${rect(-3, -74, 6, 9, '#39434c', 'rx="3"')}${rect(-3, -132, 6, 9, '#39434c', 'rx="3"')}`;
}

/** A row of small flags on a sagging line. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  colours: readonly string[],
): string {
  const point = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  const flags = times(count, (i) => {
    const [x, y] = point((i + 0.5) / count);
    return path(`M${near(x - 4)} ${near(y)}h8l-4 9z`, colours[i % colours.length] ?? '#c33');
  });
  return stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, '#5b5148', 1) + flags;
}

/** A cloud of 60 units. */
export const cloud = (x: number, y: number, scale = 1, colour = '#ffffff') =>
  at(x, y, `${ellipse(0, 0, 30, 8, colour)}${circle(-10, -6, 9, colour)}${circle(6, -9, 12, colour)}`, {
    scale,
  });

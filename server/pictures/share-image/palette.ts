// A palette of at most 256 colours.

/** Red, green, blue. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Opaque RGB pixels as signed integers, which are faster. */
export type Pixels = Int32Array;

/** Shades between a background and its text colour; more are not visible. */
const steps = 12;
const mostColours = 256;

export interface Palette {
  colours: readonly Colour[];
  /** The index of the colour nearest to a pixel. */
  indexOf(pixel: number): number;
}

/**
 * The shades between each background and its text colour, then the most frequent colours of the background
 * while there is room.
 */
export function makePalette(inks: readonly (readonly [string, string])[], background: Pixels): Palette {
  const found = new Map<string, Colour>();
  const add = (colour: Colour) => {
    if (found.size < mostColours) found.set(colour.join(), colour);
  };
  for (const [ground, ink] of inks) for (const shade of shadesBetween(parse(ground), parse(ink))) add(shade);
  for (const pixel of byFrequency(background)) add(colourOf(pixel));
  const colours = [...found.values()];
  const known = new Map<number, number>();
  return {
    colours,
    indexOf(pixel) {
      const before = known.get(pixel);
      if (before !== undefined) return before;
      const index = nearest(colours, colourOf(pixel));
      known.set(pixel, index);
      return index;
    },
  };
}

/** `#0f172b` as a pixel. */
export function pixelOf(colour: string): number {
  const [red, green, blue] = parse(colour);
  return (255 << 24) | (blue << 16) | (green << 8) | red;
}

function parse(colour: string): Colour {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function colourOf(pixel: number): Colour {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
}

function shadesBetween(from: Colour, to: Colour): Colour[] {
  return Array.from({ length: steps + 1 }, (_, step): Colour => {
    const mix = (a: number, b: number) => Math.round(a + ((b - a) * step) / steps);
    return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
  });
}

function byFrequency(pixels: Pixels): number[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([pixel]) => pixel);
}

function nearest(colours: readonly Colour[], [red, green, blue]: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, colour] of colours.entries()) {
    const distance = (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

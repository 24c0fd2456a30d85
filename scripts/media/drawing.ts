// The basis of all drawings: a picture with a size of its own, and a few functions that return SVG.

/** A picture in user units; its size in pixels is decided when it is saved. */
export interface Drawing {
  width: number;
  height: number;
  /** The content of the `svg` element. */
  body: string;
}

export function drawing(width: number, height: number, ...parts: readonly string[]): Drawing {
  return { width, height, body: parts.join('\n') };
}

/** A part of a drawing as a separate picture. */
export function crop(whole: Drawing, x: number, y: number, width: number, height: number): Drawing {
  return drawing(width, height, `<g transform="translate(${-x} ${-y})">${whole.body}</g>`);
}

export function svgOf({ width, height, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line without a fill; its ends and corners are round. */
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const text = (x: number, y: number, size: number, words: string, fill = '#1c2733', more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="DejaVu Sans, sans-serif" fill="${fill}" ${more}>${words}</text>`;

/** Moves, rotates and scales a drawing around the point 0, 0. */
export const at = (x: number, y: number, parts: string, { scale = 1, turn = 0, flip = false } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${parts}</g>`;

/** A vertical gradient; used as `url(#id)`. */
export const fade = (id: string, ...colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

/** The same from the centre outwards. */
export const glow = (id: string, ...colours: readonly string[]) =>
  `<radialGradient id="${id}">${stops(colours)}</radialGradient>`;

function stops(colours: readonly string[]): string {
  return colours
    .map((colour, i) => {
      const [paint, opacity = '1'] = colour.split('/');
      return `<stop offset="${i / (colours.length - 1)}" stop-color="${paint}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** Draws something `count` times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Seeded random numbers between 0 and 1. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Rounded, so that sources stay readable. */
export const near = (value: number) => Math.round(value * 10) / 10;

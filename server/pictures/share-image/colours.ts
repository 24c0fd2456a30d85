// The colours of preview images: those of `tokens.css`, which only a browser can evaluate.

/** The wall, in dark colours. */
export const wall = {
  ground: '#020618',
  joint: '#192436',
  block: '#0a1226',
  text: '#f8fafc',
  muted: '#9dacc1',
  dimmed: '#5c6d86',
  mark: '#05df72',
} as const;

/** The plinth below it: paper. */
export const plinth = {
  ground: '#f8fafc',
  text: '#0f172b',
  muted: '#45556c',
  block: '#00a63e',
  blockOff: '#cad5e2',
} as const;

/** The text colours on each background, from which the intermediate shades follow. */
export const inks: readonly [ground: string, ink: string][] = [
  [wall.ground, wall.text],
  [wall.ground, wall.muted],
  [wall.ground, wall.dimmed],
  [wall.ground, wall.mark],
  [plinth.ground, plinth.text],
  [plinth.ground, plinth.muted],
  [plinth.ground, plinth.block],
  [plinth.ground, plinth.blockOff],
];

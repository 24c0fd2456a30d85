// The sizes of the panes. A pane that the reader has not resized has no entry, and the style sheet decides.

/** The panes that can be resized: columns by their width, the result by its height. */
export const paneNames = ['task', 'result', 'frame'] as const;

export type PaneName = (typeof paneNames)[number];

/** Sizes in pixels. */
export type PaneSizes = Readonly<Partial<Record<PaneName, number>>>;

/** One press of an arrow key. */
export const paneStep = 16;

const limits: Record<PaneName, { min: number; max: number }> = {
  task: { min: 240, max: 640 },
  result: { min: 280, max: 1200 },
  frame: { min: 120, max: 900 },
};

export function paneLimits(name: PaneName): { min: number; max: number } {
  return limits[name];
}

/** A size within the limits of its pane, in whole pixels. */
export function clampPane(name: PaneName, size: number): number {
  const { min, max } = limits[name];
  return Math.round(Math.min(max, Math.max(min, size)));
}

/** Sizes from storage; anything that is not a size is left out. */
export function parsePanes(text: string | null): PaneSizes {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const sizes = stored as Record<string, unknown>;
    return Object.fromEntries(
      paneNames.flatMap((name) => {
        const size = sizes[name];
        return typeof size === 'number' && Number.isFinite(size) ? [[name, clampPane(name, size)]] : [];
      }),
    );
  } catch {
    return {};
  }
}

// How wide a picture is shown on which screen, in short: `100vw sm:50vw md:400px`.

/** From this width of the window on, the picture is this wide. */
export interface SizeEntry {
  /** 0 for the entry without a name. */
  from: number;
  /** As CSS. */
  value: string;
  /** Pixels, at the width where the entry begins. */
  width: number;
}

/** Ascending. Entries that cannot be understood are left out; of two for one breakpoint, the later counts. */
export function parseSizes(sizes: string, breakpoints: Readonly<Record<string, number>>): SizeEntry[] {
  const entries = new Map<number, SizeEntry>();
  for (const written of sizes.split(/[\s,]+/)) {
    const entry = parseEntry(written, breakpoints);
    if (entry) entries.set(entry.from, entry);
  }
  return [...entries.values()].sort((a, b) => a.from - b.from);
}

function parseEntry(written: string, breakpoints: Readonly<Record<string, number>>): SizeEntry | null {
  const [, name, amount = '', unit = 'px'] = /^(?:([^:]*):)?(\d+(?:\.\d+)?)(px|vw)?$/.exec(written) ?? [];
  const from = name === undefined ? 0 : breakpointOf(name, breakpoints);
  if (amount === '' || from === null) return null;
  // A share of a window whose width has no lower end is taken of the smallest breakpoint.
  const screen = from || Math.min(...Object.values(breakpoints));
  const width = Math.round(unit === 'vw' ? (screen * Number(amount)) / 100 : Number(amount));
  return width > 0 ? { from, value: `${Number(amount)}${unit}`, width } : null;
}

function breakpointOf(name: string, breakpoints: Readonly<Record<string, number>>): number | null {
  if (Object.hasOwn(breakpoints, name)) return breakpoints[name] ?? null;
  return /^\d+$/.test(name) ? Number(name) : null;
}

/** The `sizes` attribute: each entry holds up to the next one, the last without a condition. */
export function sizesAttribute(entries: readonly SizeEntry[]): string {
  return entries
    .map(({ value }, index) => {
      const next = entries[index + 1];
      return next ? `(max-width: ${next.from - 1}px) ${value}` : value;
    })
    .join(', ');
}

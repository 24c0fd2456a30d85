// May a finger scroll here? Where nothing can scroll the way the finger moves, the browser would scroll the page
// behind the overlay, or take a gesture away from the drawer.

export type Axis = 'x' | 'y';

/** Pixels moved since the finger touched. */
interface Movement {
  x: number;
  y: number;
}

/** One element below the finger, measured along an axis. */
export interface ScrollBox {
  /** Computed `overflow` of the axis. */
  overflow: string;
  position: number;
  /** Length of the content. */
  extent: number;
  /** Length of the window onto it. */
  size: number;
}

/** The axis a movement mostly follows; a diagonal counts as vertical. */
export function axisOf({ x, y }: Movement): Axis {
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

/** Whether the content can still follow a finger that moves by `distance`: down or right shows what is before. */
export function hasRoom({ overflow, position, extent, size }: ScrollBox, distance: number): boolean {
  if (overflow !== 'auto' && overflow !== 'scroll') return false;
  // Zoomed pages report fractions: less than a pixel is no room.
  const before = Math.abs(position);
  return distance > 0 ? before >= 1 : extent - size - before >= 1;
}

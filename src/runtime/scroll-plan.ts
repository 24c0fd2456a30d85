// Where the page stands after a navigation. Pure: what happened in, what to do out.

export interface Position {
  x: number;
  y: number;
}

export type ScrollPlan =
  | { kind: 'stay' }
  | { kind: 'position'; position: Position }
  /** `otherwise` is for an anchor that the page does not have. */
  | { kind: 'anchor'; id: string; otherwise: 'stay' | 'top' }
  | { kind: 'top' };

export interface Arrival {
  from: URL;
  to: URL;
  isTraversal: boolean;
  /** Where the reader left this history entry. */
  stored: Position | null;
}

export function planScroll({ from, to, isTraversal, stored }: Arrival): ScrollPlan {
  const isSamePath = pathOf(from) === pathOf(to);
  const id = anchorOf(to);
  // What the reader saw before wins over what the address says.
  if (isTraversal && stored) return { kind: 'position', position: stored };
  if (id !== '') return { kind: 'anchor', id, otherwise: isSamePath ? 'stay' : 'top' };
  if (!isSamePath) return { kind: 'top' };
  return from.hash !== '' && !isTraversal ? { kind: 'top' } : { kind: 'stay' };
}

/** The path without one trailing slash, which means the same page. */
export function pathOf(url: URL): string {
  return url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
}

/** The id after #. A percent sign that stands for itself stays as it is. */
function anchorOf(url: URL): string {
  const hash = url.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

// How a reader left the list of a section: how far it was scrolled, which branches were open, beside which page.

export interface SidebarPlace {
  /** The address of the page that the list stood beside. */
  page: string;
  top: number;
  open: string[];
}

/** A place as it was stored; null for anything else. */
export function readPlace(stored: string | null): SidebarPlace | null {
  try {
    const { page, top, open } = JSON.parse(stored ?? '') as Record<string, unknown>;
    if (typeof page !== 'string' || typeof top !== 'number') return null;
    const isList = Array.isArray(open) && open.every((name) => typeof name === 'string');
    return isList ? { page, top, open } : null;
  } catch {
    return null;
  }
}

import { filterSidebar } from './filter-sidebar.ts';
import { keepSidebarPlace } from './keep-sidebar-place.ts';

/** Everything that the list of a section does: it keeps its place, and it can be filtered. */
export function liveSidebar(sidebar: HTMLElement): () => void {
  const leave = keepSidebarPlace(sidebar);
  const stop = filterSidebar(sidebar);
  return () => {
    stop?.();
    leave();
  };
}

import type { ReactNode } from 'react';

/** The id that the page bar's button names. */
export const contentsMenuId = 'contents-menu';

/** The page's contents: a column where there is room, elsewhere a menu that the page bar opens. */
export function ContentsColumn({ isRail = false, children }: { isRail?: boolean; children: ReactNode }) {
  return (
    <aside
      id={contentsMenuId}
      className={isRail ? 'contents-column rail-column' : 'contents-column'}
      aria-label="Page contents"
      popover="auto"
    >
      {children}
    </aside>
  );
}

// The menus of the page bar open and close by themselves. What is left: a link chosen in them closes them, and so does
// a window that grows wide enough for columns.

/** From these widths on a list has a column of its own. */
const columns = ['(width >= 1024px)', '(width >= 1240px)'];

/** Closes the menus of the page bar when they have served. */
export function closePageMenus(bar: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const menus = Array.from(bar.querySelectorAll('button'))
    .map((button) => button.popoverTargetElement)
    .filter((menu) => menu instanceof HTMLElement);
  const close = () => {
    for (const menu of menus) if (menu.matches(':popover-open')) menu.hidePopover();
  };
  for (const menu of menus)
    menu.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      { signal },
    );
  for (const width of columns) matchMedia(width).addEventListener('change', close, { signal });
  return () => life.abort();
}

// Code and tables that scroll sideways are stops for the keyboard. Those with room enough need none.

const scrollers = 'pre[role="group"], .table-scroll';

export function scrollStops(prose: HTMLElement): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // Lines that have become the ground of an editor are no stop of their own any more.
      if (!target.hasAttribute('role')) continue;
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      // Whatever has the focus keeps it.
      if (scrolls) target.setAttribute('tabindex', '0');
      else if (target !== document.activeElement) target.removeAttribute('tabindex');
    }
  });
  for (const element of prose.querySelectorAll(scrollers)) sizes.observe(element);
  return () => sizes.disconnect();
}

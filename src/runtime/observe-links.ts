// Which links are about to be used: those that come into view, and at once the one under the pointer or focus.

export interface LinkObserver {
  /** Looks for links that were added to the page. */
  refresh(): void;
}

/** `onVisible` and `onIntent` get the path of a page of this site. */
export function observeLinks(
  window: Window,
  callbacks: { onVisible(path: string): void; onIntent(path: string): void },
): LinkObserver {
  const { document } = window;
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = prefetchablePath(target, window.location);
      if (path !== null) callbacks.onVisible(path);
    }
  });

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const path = link && prefetchablePath(link, window.location);
    if (path) callbacks.onIntent(path);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });

  return {
    refresh() {
      for (const link of document.querySelectorAll('a[href]')) {
        if (seen.has(link)) continue;
        seen.add(link);
        observer.observe(link);
      }
    },
  };
}

/** The path a link leads to, when it is another page of this site that may be fetched early. */
function prefetchablePath(link: Element, here: Location): string | null {
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.origin !== here.origin || link.pathname === here.pathname) return null;
  if (link.target === '_blank' || link.hasAttribute('download') || link.dataset.prefetch === 'false')
    return null;
  return link.pathname;
}

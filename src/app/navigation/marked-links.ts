import type { Navigate } from '#runtime/navigate.ts';

/** Follows links that take the place of the present history entry, or load the page again. */
export function followMarkedLinks(navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.dataset.reload !== undefined) loadAgain(link.href, navigate);
    else if (link?.dataset.replace !== undefined)
      void navigate(link.getAttribute('href') ?? '/', { replace: true });
    else return;
    event.preventDefault();
  });
}

function loadAgain(address: string, navigate: Navigate): void {
  if (address === location.href) location.reload();
  else void navigate(address.slice(location.origin.length), { external: true });
}

// Going somewhere from a script, or by a link with a mark. Leaving the site must be intended, and dangerous addresses
// are refused.
import { isDangerous, isExternal } from '#lib/address/link-target.ts';

interface NavigateOptions {
  /** Leaving the site is intended; for an address of the site, a full load is. */
  external?: boolean;
  /** Replaces the present history entry. */
  replace?: boolean;
  /** Opens another window. */
  open?: { target?: string };
}

/** The ways out of the page. */
interface Exits {
  /** Within the site, without loading the document again. */
  go(to: string, replace: boolean): void | Promise<void>;
  /** By loading the document at the address. */
  load(to: string, replace: boolean): void;
  /** In another window, which gets no handle on this one. */
  open(to: string, target: string): void;
}

export type Navigate = (to?: string, options?: NavigateOptions) => Promise<void>;

/** Throws at once, before anything has happened, when the target may not be visited. */
export function createNavigate(exits: Exits): Navigate {
  return (to = '/', { external = false, replace = false, open } = {}) => {
    const target = to === '' ? '/' : to;
    if (isExternal(target) && !external) {
      throw new Error(
        `Navigating to an external URL is not allowed by default. Pass { external: true } to leave the site for ${target}.`,
      );
    }
    if (isDangerous(target)) {
      throw new Error(`Cannot navigate to a URL with '${schemeOf(target)}' protocol.`);
    }
    if (open) exits.open(target, open.target ?? '_blank');
    else if (external) exits.load(target, replace);
    else return Promise.resolve(exits.go(target, replace));
    return Promise.resolve();
  };
}

function schemeOf(to: string): string {
  return URL.parse(to, 'https://site.invalid/')?.protocol ?? '';
}

/** Follows links that replace the present history entry, or load the page again. */
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

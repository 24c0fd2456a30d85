// What a screen reader would say by itself: text that arrives in a live region.
import { plainText } from '#lib/assistive/source-tree.ts';
import { flatElements, flatParent, isDrawn } from './live-tree.ts';

export interface Announcement {
  text: string;
  politeness: 'polite' | 'assertive';
  /** Whether the region was there before the text came. If not, many screen readers say nothing. */
  isExpected: boolean;
}

const politeRoles = ['status', 'log'];

/** How urgently a region is read; null for an element that is no region. */
export function politenessOf(element: Element): Announcement['politeness'] | null {
  const live = element.getAttribute('aria-live')?.trim().toLowerCase();
  if (live) return live === 'polite' || live === 'assertive' ? live : null;
  const role = element.getAttribute('role')?.trim().toLowerCase();
  if (role === 'alert') return 'assertive';
  return (role ? politeRoles.includes(role) : element.localName === 'output') ? 'polite' : null;
}

/** Every region of the page as it is now. */
export function liveRegions(): Element[] {
  return flatElements(document).filter((element) => politenessOf(element) !== null && isExposed(element));
}

function isExposed(element: Element): boolean {
  for (let at: Element | null = element; at; at = flatParent(at))
    if (at.getAttribute('aria-hidden') === 'true') return false;
  return isDrawn(element) || element.textContent?.trim() === '';
}

export interface Announcer {
  /** Everything said since the page was loaded, or since `forget`. */
  heard(): Announcement[];
  forget(): void;
}

/** Listens from the first moment. */
export function listenForAnnouncements(): Announcer {
  const said: Announcement[] = [];
  let known = new Set<Element>();
  const take = (records: readonly MutationRecord[]) => {
    const touched = new Map<Element, string>();
    for (const record of records) {
      const region = regionAround(record.target);
      const added = [...record.addedNodes].filter((node) => node.isConnected);
      const isText = record.type === 'characterData' || added.some((node) => node.textContent?.trim());
      if (region && isText) touched.set(region, plainText(region.textContent ?? ''));
      // A region that arrives full of words is read by some, and passed over by others.
      for (const node of added)
        if (node instanceof Element)
          for (const one of [node, ...flatElements(node)])
            if (politenessOf(one) && one.textContent?.trim() && !known.has(one))
              touched.set(one, plainText(one.textContent));
    }
    for (const [region, text] of touched) {
      const politeness = politenessOf(region);
      if (politeness && text && isExposed(region))
        said.push({ text, politeness, isExpected: known.has(region) });
    }
    known = new Set(liveRegions());
  };
  const observer = new MutationObserver(take);
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-live', 'role', 'hidden', 'aria-hidden'],
  });
  return {
    heard() {
      take(observer.takeRecords());
      return [...said];
    },
    forget() {
      take(observer.takeRecords());
      said.length = 0;
    },
  };
}

function regionAround(node: Node): Element | null {
  for (let at: Node | null = node; at; at = flatParent(at))
    if (at instanceof Element && politenessOf(at)) return at;
  return null;
}

// The language and the direction of a piece of the page.
import { flatParent } from './live-tree.ts';

/** The language that an element is in: of the nearest element that says one; empty where none does. */
export function language(element: Element): string {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const own = at.getAttribute('lang') ?? at.getAttribute('xml:lang');
    if (own !== null) return own.trim();
  }
  return '';
}

/** Whether a language is written as browsers expect it, such as `en` or `pt-BR`. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

export function direction(element: Element): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Whether what is around a text cannot change its order, nor the text the order around it. */
export function isIsolated(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    const { unicodeBidi, display } = getComputedStyle(at);
    // A block stands alone; what is in it beside other words does not.
    if (!display.startsWith('inline')) return at === element;
    if (/isolate|plaintext/.test(unicodeBidi) || at.hasAttribute('dir')) return true;
  }
  return false;
}

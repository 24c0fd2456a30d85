// What a reader asks of the header before the site's script has taken it over: it is noted, and done as soon as it
// can be. Links need none of this.
import { matchesShortcut } from '#lib/shortcut.ts';
import type { constants } from '#schema/constants.ts';

export interface EarlyActions {
  /** Stops noting; returns how to do what was asked for last. */
  take(): () => void;
}

/** Buttons that wait for the script: they open the search, the menu or a panel. */
const waiting = '[data-open-search], [data-early]';

export function noteEarlyActions(document: Document): EarlyActions {
  const noting = new AbortController();
  const options = { capture: true, signal: noting.signal };
  let asked: HTMLElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      asked = (target as Element | null)?.closest<HTMLElement>(waiting) ?? asked;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event, document.documentElement.hasAttribute('data-apple'))) return;
      event.preventDefault();
      asked = document.querySelector<HTMLElement>('[data-open-search]');
    },
    options,
  );
  return {
    take() {
      noting.abort();
      return () => asked?.click();
    },
  };
}

function isSearchKey(event: KeyboardEvent, isApple: boolean): boolean {
  // Written out, because importing the constants would make the first script a sixth larger. Their type keeps it true.
  const shortcut: typeof constants.search.shortcut = 'meta+K';
  return matchesShortcut(event, shortcut, isApple);
}

// What a reader asks of the header before the site's script has taken it over: it is noted, and done as soon as it
// can be. Links need none of this.

import { matchesShortcut } from '#lib/shortcut.ts';
import type { constants } from '#schema/constants.ts';
import { earlyClicks, opensSearch } from '#schema/document-hooks.ts';

export interface EarlyActions {
  /** Stops noting; returns how to do what was asked for last. */
  take(): () => void;
}

/** Buttons that wait for the script: they open the search, the menu or a panel. */
const waiting = `${opensSearch}, [data-early]`;

/** What answers at once: a button that waits goes on waiting. A click on anything else takes its place. */
const immediate = '[data-toggle-mode]';

/** Call it when the mode can be switched: that may have been asked for already. */
export function noteEarlyActions(document: Document): EarlyActions {
  const noting = new AbortController();
  const options = { capture: true, signal: noting.signal };
  let asked: HTMLElement | null = null;
  const note = (target: Element | null) => {
    if (!target?.closest(immediate)) asked = target?.closest<HTMLElement>(waiting) ?? null;
  };
  document.addEventListener('click', ({ target }) => note(target as Element | null), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event, document.documentElement.hasAttribute('data-apple'))) return;
      const button = document.querySelector(opensSearch);
      if (!button) return;
      event.preventDefault();
      note(button);
    },
    options,
  );
  let toggle: HTMLElement | null = null;
  for (const target of takeClicks(document.documentElement)) {
    note(target);
    if (!target.closest(waiting)) toggle = target.closest<HTMLElement>(immediate);
  }
  // Once, however often it was pressed: nobody saw anything happen.
  toggle?.click();
  return {
    take() {
      noting.abort();
      return () => asked?.click();
    },
  };
}

/** Everything that was clicked before this script was there; from now on it is noted here. */
function takeClicks(root: HTMLElement & { [earlyClicks]?: Element[] }): Element[] {
  const clicked = root[earlyClicks] ?? [];
  root.onclick = null;
  root.onkeydown = null;
  delete root[earlyClicks];
  return clicked;
}

function isSearchKey(event: KeyboardEvent, isApple: boolean): boolean {
  // Written out, because importing the constants would make the first script a sixth larger. Their type keeps it true.
  const shortcut: typeof constants.search.shortcut = 'meta+K';
  return matchesShortcut(event, shortcut, isApple);
}

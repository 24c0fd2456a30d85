// What a reader asks of the header before the site's script has taken it over: it is noted, and done as soon as it
// can be. Links need none of this.

import { matchesShortcut } from '#lib/shortcut.ts';
import type { constants } from '#schema/constants.ts';
import { earlyClicks, opensSearch } from '#schema/document-hooks.ts';
import { isTyping } from './is-typing.ts';

export interface EarlyActions {
  /** The search answers from now on. What was typed for it so far, if it was asked for last; else null. */
  takeSearch(): string | null;
  /** Whether something else waits. */
  isAsked(): boolean;
  /** Stops noting; returns how to do what was asked for last. */
  take(): () => void;
}

/** Buttons that wait for the script: they open the search or the menu. */
const waiting = `${opensSearch}, [data-early]`;

/** What answers at once: a button that waits goes on waiting. A click on anything else takes its place. */
const immediate = '[data-toggle-mode]';

/** Call it when the mode can be switched: that may have been asked for already. */
export function noteEarlyActions(document: Document): EarlyActions {
  const noting = new AbortController();
  const options = { capture: true, signal: noting.signal };
  let asked: HTMLElement | null = null;
  let typed = '';
  let isSearchThere = false;
  const note = (target: Element | null) => {
    if (target?.closest(immediate)) return;
    const button = target?.closest<HTMLElement>(waiting) ?? null;
    asked = isSearchThere && button?.matches(opensSearch) ? null : button;
    typed = '';
  };
  const isSearchAsked = () => asked?.matches(opensSearch) ?? false;
  document.addEventListener('click', ({ target }) => note(target as Element | null), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (isSearchThere) return;
      const next = isSearchAsked() ? typeKey(typed, event) : null;
      if (next !== null) {
        typed = next;
        event.preventDefault();
      }
      if (next !== null || !isSearchKey(event, document.documentElement.hasAttribute('data-apple'))) return;
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
    takeSearch() {
      isSearchThere = true;
      if (!isSearchAsked()) return null;
      asked = null;
      return typed;
    },
    isAsked: () => asked !== null,
    take() {
      noting.abort();
      return () => asked?.click();
    },
  };
}

/** The text after a key, for a window that is still to open; null for a key that writes nothing. */
function typeKey(
  text: string,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
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
  const isSlash = matchesShortcut(event, '/', isApple) && !isTyping(event.target);
  return isSlash || matchesShortcut(event, shortcut, isApple);
}

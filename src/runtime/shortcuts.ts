// The keyboard shortcuts: the list, and the one listener for those that work on every page.
import { matchesShortcut } from '#lib/shortcut.ts';
import { constants } from '#schema/constants.ts';
import { isTyping } from './is-typing.ts';

/** Keys that do something. */
export interface Shortcut {
  /** For example `meta+K`; `meta` is Command on an Apple keyboard and Control elsewhere. */
  keys: string;
  /** Whether it also works while the focus is in a field. */
  worksWhileTyping?: boolean;
}

/** Shortcuts that work on every page. */
export const shortcuts = {
  search: { keys: constants.search.shortcut, worksWhileTyping: true },
  /** As on many sites; in a field it is a character like others. */
  openSearch: { keys: '/' },
} as const satisfies Record<string, Shortcut>;

/** Keys inside the search palette, as its hints show them. The palette listens for them itself. */
export const paletteHints = [
  { keys: ['↑', '↓'], name: 'move' },
  { keys: ['↵'], name: 'open' },
  { keys: ['meta+↵'], name: 'newTab' },
  { keys: ['Esc'], name: 'close' },
] as const;

/** A shortcut and what it does. */
export interface BoundShortcut extends Shortcut {
  run(): void;
}

/** Runs the bound shortcuts; returns how to stop. A key that is held down runs its shortcut once. */
export function listenForShortcuts(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  bound: readonly BoundShortcut[],
  isApple: boolean,
): () => void {
  const onKeydown = (event: KeyboardEvent) => {
    const shortcut = bound.find(({ keys }) => matchesShortcut(event, keys, isApple));
    if (!shortcut || (!shortcut.worksWhileTyping && isTyping(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) shortcut.run();
  };
  // In the capture phase, because an editor on the page may use the same keys.
  const options = { capture: true };
  window.addEventListener('keydown', onKeydown, options);
  return () => window.removeEventListener('keydown', onKeydown, options);
}

/** Whether the reader's keyboard has a Command key in place of Control. */
export function hasAppleKeyboard({
  platform,
  userAgent,
}: Pick<Navigator, 'platform' | 'userAgent'>): boolean {
  const apple = /\b(?:Mac|iPhone|iPad|iPod)/;
  return apple.test(platform) || apple.test(userAgent);
}

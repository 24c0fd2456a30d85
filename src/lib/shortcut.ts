/** The part of a keyboard event that tells which keys are down. */
interface KeyEvent {
  /** Missing when a browser fills in a form. */
  key?: string;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Whether exactly the keys of a shortcut such as `meta+K` are down. `meta` is Command on an Apple keyboard and Control
 * elsewhere; the case of a letter makes no difference, because Caps Lock may be on.
 */
export function matchesShortcut(event: KeyEvent, shortcut: string, isApple: boolean): boolean {
  const keys = shortcut.toLowerCase().split('+');
  const [meta, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return (
    meta === keys.includes('meta') &&
    !other &&
    (isSign(keys.at(-1)) || event.shiftKey === keys.includes('shift')) &&
    event.altKey === keys.includes('alt') &&
    event.key?.toLowerCase() === keys.at(-1)
  );
}

/** On some keyboards a sign is typed with Shift, on others without. */
function isSign(key = ''): boolean {
  return /^[^a-z\d]$/.test(key);
}

/** The fields of a keyboard event that identify the pressed keys. */
interface KeyEvent {
  /** Missing when a browser fills in a form. */
  key?: string;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Whether exactly the keys of a shortcut such as `meta+K` are pressed. `meta` is Command on an Apple keyboard
 * and Control elsewhere; letter case is ignored, because Caps Lock may be on.
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

/** Some keyboards need Shift to type a symbol, others do not. */
function isSign(key = ''): boolean {
  return /^[^a-z\d]$/.test(key);
}

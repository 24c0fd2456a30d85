/** Labels of a key on Apple and on other keyboards. */
export interface KeyLabel {
  apple: string;
  other: string;
}

/** The keys of a shortcut such as `meta+K`, as shown in a hint. */
export function keyLabels(shortcut: string): KeyLabel[] {
  return shortcut
    .split('+')
    .map((key) => (key === 'meta' ? { apple: '⌘', other: 'Ctrl' } : { apple: key, other: key }));
}

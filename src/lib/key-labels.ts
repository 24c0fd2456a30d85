/** How a key is named on an Apple keyboard and on others. */
export interface KeyLabel {
  apple: string;
  other: string;
}

/** The keys of a shortcut such as `meta+K`, as a hint shows them. */
export function keyLabels(shortcut: string): KeyLabel[] {
  return shortcut
    .split('+')
    .map((key) => (key === 'meta' ? { apple: '⌘', other: 'Ctrl' } : { apple: key, other: key }));
}

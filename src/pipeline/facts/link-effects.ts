const effects: Readonly<Record<string, string>> = {
  hyperlink: 'A link',
  'external resource': 'Loads a resource',
  'internal resource': 'Points into the page',
  annotation: 'Says something about the link',
  'not allowed': 'Not allowed',
};

/** The effect of a link type in plain words; the standard's words if they are new. */
export function effectWords(effect: string): string {
  return effects[effect] ?? effect;
}

/** The words and `key="value"` pairs that may follow the language of a code fence. */
export const fenceOptions = [
  'example',
  'fragment',
  'bad',
  'title',
  'caption',
  'numbers',
  'height',
  'scripts',
  'fixed',
  'missing',
  'unfolded',
] as const;

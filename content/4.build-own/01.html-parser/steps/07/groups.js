const voidNames = new Set([
  'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link',
  'meta', 'source', 'track', 'wbr',
]);

/** Elements that never have children or an end tag. */
export const isVoid = (name) => voidNames.has(name);

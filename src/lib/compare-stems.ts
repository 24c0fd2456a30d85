const collator = new Intl.Collator('en', { numeric: true });

/** Reading order of two stems: segment by segment, numbers by value, a folder's `index` before its other files. */
export function compareStems(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareSegments(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  if (a === 'index') return -1;
  if (b === 'index') return 1;
  return collator.compare(a, b) || (a < b ? -1 : 1);
}

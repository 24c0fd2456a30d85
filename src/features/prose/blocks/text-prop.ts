/** A property as text; anything an author may have written instead counts as not given. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Writes a value the way you would type it. */
export function print(value) {
  if (Array.isArray(value)) return `(${value.map(print).join(' ')})`;
  if (value === true) return '#t';
  if (value === false) return '#f';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'symbol') return value.description;
  if (typeof value === 'number') return String(value);
  return '#<procedure>';
}

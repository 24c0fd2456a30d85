// Prints the facts as JSON with one fact per line, so that a change is one changed line.

/**
 * Objects are spread over lines; a fact (anything with sources), a list and a list's items are on one line.
 */
export function printFacts(value: unknown, indent = ''): string {
  if (value === null || typeof value !== 'object' || isOneLine(value)) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + printFacts(item, inner));
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${printFacts(item, inner)}`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}

function isOneLine(value: object): boolean {
  if (Array.isArray(value)) return value.every((item) => item === null || typeof item !== 'object');
  return 'from' in value || Object.values(value).every((item) => item === null || typeof item !== 'object');
}

/** The first lines that differ, as `line 12: old → new`. */
export function findDifferences(before: string, after: string, limit = 5): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const differences: string[] = [];
  for (let line = 0; line < Math.max(old.length, now.length) && differences.length < limit; line++) {
    if (old[line] !== now[line])
      differences.push(`line ${line + 1}\n  - ${old[line] ?? '(nothing)'}\n  + ${now[line] ?? '(nothing)'}`);
  }
  return differences;
}

// What a script writes to the console, as text with the line of the source it was written from.

/** Characters of a line that are kept. */
const longest = 500;

/** The values of one call as one text, in the way that consoles show them. */
export function consoleText(values: readonly unknown[]): string {
  return values.map(valueText).join(' ').slice(0, longest);
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return `function ${value.name || '(anonymous)'}`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'bigint' ? `${value}n` : String(value);
  try {
    if (value instanceof Error) return String(value);
    if ('outerHTML' in value) return String(value.outerHTML);
    if (value instanceof Map || value instanceof Set)
      return `${value.constructor.name} ${JSON.stringify([...value])}`;
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/**
 * Names a script in stacks and errors. Browsers call a script that was written into a document anonymous, and count its
 * lines from its own start.
 */
export function nameScript(script: string, number: number): string {
  return `${script}\n//# sourceURL=script-${number}.plinth`;
}

/** The lines of the source on which scripts begin; null for one that is not found. */
export function scriptStarts(scripts: readonly string[], source: string): (number | null)[] {
  let from = 0;
  return scripts.map((script) => {
    const at = script.trim() === '' ? -1 : source.indexOf(script, from);
    if (at < 0) return null;
    from = at + script.length;
    return source.slice(0, at).split('\n').length;
  });
}

/** The line of the source in the first place of a stack that is in one of the scripts; null where there is none. */
export function stackLine(stack: string, starts: readonly (number | null)[]): number | null {
  const [, script, line] = /script-(\d+)\.plinth:(\d+)/.exec(stack) ?? [];
  const start = starts[Number(script)];
  return typeof start === 'number' ? start + Number(line) - 1 : null;
}

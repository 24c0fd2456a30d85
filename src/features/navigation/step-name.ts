const step = /^(Step \d+[:.]?\s+)(\S.*)$/s;

/** `Step 3: one or the other` in its two parts; null for a heading that is not a step. */
export function stepName(heading: string): { number: string; name: string } | null {
  const [, number, name] = step.exec(heading) ?? [];
  return number && name ? { number, name } : null;
}

const written = /^(Step (\d+)[:.]?\s+)(\S.*)$/s;

/** The title of a step, taken apart. */
export interface StepName {
  /** As it is written, with what stands between it and the name: `Step 3: `. */
  number: string;
  /** The same as a figure. */
  at: number;
  /** `one or the other` */
  name: string;
}

/** `Step 3: one or the other` as its number and its name; null for a title that is not one of a step. */
export function stepName(title: string): StepName | null {
  const [, number, at, name] = written.exec(title) ?? [];
  return number && name ? { number, at: Number(at), name } : null;
}

/** `3. One or the other`; any other title as it is. */
export function numberedStep(title: string): string {
  const step = stepName(title);
  return step ? `${step.at}. ${step.name.charAt(0).toUpperCase()}${step.name.slice(1)}` : title;
}

const written = /^(Step (\d+)[:.]?\s+)(\S.*)$/s;

/** The parts of a step's title. */
export interface StepName {
  /** The prefix as written, up to the name: `Step 3: `. */
  number: string;
  /** The step number. */
  at: number;
  /** `one or the other` */
  name: string;
}

/** Splits `Step 3: one or the other` into number and name; null if the title is not that of a step. */
export function stepName(title: string): StepName | null {
  const [, number, at, name] = written.exec(title) ?? [];
  return number && name ? { number, at: Number(at), name } : null;
}

/** `3. One or the other`; any other title is unchanged. */
export function numberedStep(title: string): string {
  const step = stepName(title);
  return step ? `${step.at}. ${step.name.charAt(0).toUpperCase()}${step.name.slice(1)}` : title;
}

// The languages besides HTML that the reader of a task must know, as written under `languages` in its front matter.

export const taskLanguages = ['CSS', 'JavaScript'] as const;

/** Whether a value from front matter is a list of these languages. */
export function areTaskLanguages(value: unknown): value is (typeof taskLanguages)[number][] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((name) => (taskLanguages as readonly unknown[]).includes(name))
  );
}

// The address of a guide step's data, which its page loads to run the tests.

/** The address of the data of the step at a path. */
export function stepDataPath(path: string): string {
  return `${path}/_step.json`;
}

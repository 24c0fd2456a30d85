/** Files that every build makes and that pages may link to. */
export const madeFiles: readonly string[] = ['/licences.txt'];

// The address of a quest's data, which the workspace loads.

/** The address of the data of the quest at a path. */
export function questDataPath(path: string): string {
  return `${path}/_quest.json`;
}

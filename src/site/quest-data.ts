// Where the files of a quest lie as data, for the workspace.

/** The address of the data of the quest at a path. */
export function questDataPath(path: string): string {
  return `${path}/_quest.json`;
}

// The address of a guide step's archive.

/** The address of the archive of the step at a path. */
export function stepZipPath(path: string): string {
  return `${path}.zip`;
}

/** The file name for the download: `regex-engine-step-3.zip`. */
export function stepZipName(path: string, number: number): string {
  return `${path.split('/').at(-2) ?? 'guide'}-step-${number}.zip`;
}

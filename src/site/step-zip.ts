// The address of the archive of a guide's step, or of a project's starter.

/** The address of the archive that the page at a path offers. */
export function stepZipPath(path: string): string {
  return `${path}.zip`;
}

/** The file name for the download: `regex-engine-step-3.zip`. */
export function stepZipName(path: string, number: number): string {
  return `${path.split('/').at(-2) ?? 'guide'}-step-${number}.zip`;
}

const CODES = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/** Whether the error says that nothing readable has that name (any more). ELOOP: a symlink took its place. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code));
}

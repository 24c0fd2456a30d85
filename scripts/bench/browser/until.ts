/**
 * Polls until there is a result, at long intervals because polling slows the page down; throws `otherwise`
 * after 30 seconds.
 */
export async function until<T>(find: () => Promise<T | null>, otherwise: string): Promise<T> {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    const found = await find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(otherwise);
}

/** Asks until there is an answer, seldom, because asking costs a page time; after 30 seconds throws `otherwise`. */
export async function until<T>(find: () => Promise<T | null>, otherwise: string): Promise<T> {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    const found = await find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(otherwise);
}

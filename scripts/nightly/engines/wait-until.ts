/** What a reader would see comes within a moment; a busy machine gets more time. */
const timeLimit = 15_000;
const pause = 50;

/** Tries until an attempt does not throw, and answers with its value; throws the last error when the time is over. */
export async function waitUntil<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + timeLimit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

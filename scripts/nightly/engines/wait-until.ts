/** Visible changes happen within a moment; a busy machine gets more time. */
const timeLimit = 15_000;
const pause = 50;

/**
 * Retries until an attempt does not throw, and returns its value; throws the last error after the timeout.
 */
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

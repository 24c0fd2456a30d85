import type { IslandResult } from '#schema/island.ts';

/** What is read of a response. */
export type IslandResponse = Pick<Response, 'ok' | 'status' | 'url'> & { json(): Promise<unknown> };

/** The fragment of a response; throws a sentence when it is none, or not from this site. */
export async function readIslandAnswer(response: IslandResponse, origin: string): Promise<IslandResult> {
  // A redirect may have led away, and what arrives here becomes part of the page.
  if (response.url && URL.parse(response.url, origin)?.origin !== origin)
    throw new Error('The island came from another site.');
  if (!response.ok) throw new Error(`The island was answered with status ${response.status}.`);
  const answer = await response.json();
  if (!isObject(answer) || typeof answer.html !== 'string') throw new Error('The island has no HTML.');
  return { ...answer, html: answer.html, head: isObject(answer.head) ? answer.head : {} };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

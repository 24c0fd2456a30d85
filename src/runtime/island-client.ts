// The islands of one visit: those known by name, requests for the rest, and what they add to the document's head.
import type { IslandHead, IslandRequest, IslandResult, IslandSource } from '#schema/page/island.ts';

export interface IslandClient extends IslandSource {
  /** Takes over, by name, what came with a document or a payload. */
  seed(results: Readonly<Record<string, IslandResult>>): void;
}

interface IslandClientOptions {
  http?: (url: string, init: { mode: 'same-origin' }) => Promise<IslandResponse>;
  /** Islands from anywhere else are refused. */
  origin?: string;
}

/** The islands of this visit. */
export function createIslandClient({
  http = (url, init) => fetch(url, init),
  origin = location.origin,
}: IslandClientOptions = {}): IslandClient {
  const known = new Map<string, IslandResult>();
  const pending = new Map<string, Promise<IslandResult>>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  async function request({ id, url }: IslandRequest): Promise<IslandResult> {
    try {
      const result = await readIslandAnswer(await http(url, { mode: 'same-origin' }), origin);
      known.set(id, result);
      notify();
      return result;
    } finally {
      pending.delete(id);
    }
  }

  return {
    find: (id) => known.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(asked, { isFresh = false } = {}) {
      const found = isFresh ? undefined : known.get(asked.id);
      if (found) return Promise.resolve(found);
      const joined = pending.get(asked.id);
      if (joined) return joined;
      const started = request(asked);
      pending.set(asked.id, started);
      return started;
    },
    addHead: (head) => addHeadEntries(head),
    seed(results) {
      for (const [id, result] of Object.entries(results)) known.set(id, result);
      notify();
    },
  };
}

/** What is read of a response. */
export type IslandResponse = Pick<Response, 'ok' | 'status' | 'url'> & { json(): Promise<unknown> };

/** The island in a response; throws a sentence when there is none, or it is not from this site. */
async function readIslandAnswer(response: IslandResponse, origin: string): Promise<IslandResult> {
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

/** Puts an island's entries into the document's head; returns how to take them out again. */
export function addHeadEntries(head: IslandHead, page: Document = document): () => void {
  const elements = (['link', 'meta'] as const).flatMap((tag) =>
    (head[tag] ?? []).map((attributes) => {
      const element = page.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    }),
  );
  page.head.append(...elements);
  // The site's policy forbids style elements made by script; a constructed sheet says the same and is allowed.
  const sheets = (head.style ?? []).map(({ innerHTML = '' }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(innerHTML);
    return sheet;
  });
  page.adoptedStyleSheets.push(...sheets);
  return () => {
    for (const element of elements) element.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}

/** The islands that a document already shows, by name. */
export function islandsInDocument(root: ParentNode = document): Record<string, IslandResult> {
  const elements = root.querySelectorAll<HTMLElement>('[data-island]');
  return Object.fromEntries(
    Array.from(elements, (element) => {
      const id = element.dataset.island ?? '';
      return [id, { id, html: element.outerHTML, head: {} }];
    }),
  );
}

// One place of a page that shows a fragment: which one it follows, and when it asks for it. The fragment itself
// arrives through the client, so what was shown before can stay until then.
import { constants } from '#schema/constants.ts';
import type { IslandRequest, IslandSource } from '#schema/island.ts';

/** Told the outcome of the request for the fragment that is still followed; null for success. */
type Settle = (id: string, error: Error | null) => void;

interface IslandWatch {
  /** The first fragment is asked for at once, a later one when the inputs have rested. */
  follow(request: IslandRequest, settle: Settle): void;
  /** Asks again at once, whatever is known. Resolves when it is over; a failure goes to `settle`. */
  refresh(): Promise<void>;
  /** Drops what is pending. The watch may be used again. */
  dispose(): void;
}

export function watchIsland(source: IslandSource, rest: number = constants.islandDebounce): IslandWatch {
  let followed: { request: IslandRequest; settle: Settle } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** An outcome counts only while its turn lasts. */
  let turn = 0;

  async function load(isFresh: boolean): Promise<void> {
    if (!followed) return;
    const { request, settle } = followed;
    const mine = ++turn;
    let failure: Error | null = null;
    try {
      await source.load(request, { isFresh });
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    if (mine === turn) settle(request.id, failure);
  }

  function drop(): void {
    clearTimeout(timer);
    turn++;
  }

  return {
    follow(request, settle) {
      const before = followed?.request.id;
      followed = { request, settle };
      if (before === request.id) return;
      drop();
      if (source.find(request.id)) return;
      if (before === undefined) void load(false);
      else timer = setTimeout(() => void load(false), rest);
    },
    refresh() {
      drop();
      return load(true);
    },
    dispose() {
      drop();
      followed = null;
    },
  };
}

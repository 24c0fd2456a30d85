import { useContext, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { IslandResult, IslandUse } from '#schema/island.ts';
import { islandRequest } from './island-request.ts';
import { IslandSourceContext } from './island-source.ts';
import { watchIsland } from './watch-island.ts';

interface UseIslandOptions {
  /** False while nothing shall be fetched yet. */
  isWanted: boolean;
  onError: ((error: Error) => void) | undefined;
}

interface UsedIsland {
  /** The latest fragment there is; that of earlier inputs until the new one arrives. */
  shown: { id: string; result: IslandResult } | null;
  /** Whether the present inputs could not be fetched. */
  isFailed: boolean;
  refresh(): Promise<void>;
}

/** The fragment for these inputs. What is known is there in the first render; the rest is fetched after it. */
export function useIsland(use: IslandUse, { isWanted, onError }: UseIslandOptions): UsedIsland {
  const source = useContext(IslandSourceContext);
  // Two texts in place of the inputs: a new object with equal content changes nothing.
  const { id, url } = islandRequest(use);
  const find = () => source.find(id);
  const known = useSyncExternalStore(source.subscribe, find, find);
  const [last, setLast] = useState<UsedIsland['shown']>(null);
  if (known && (last?.id !== id || last.result !== known)) setLast({ id, result: known });

  const [failedId, setFailedId] = useState<string | null>(null);
  const settle = useEffectEvent((settledId: string, error: Error | null) => {
    setFailedId(error && settledId);
    if (error) onError?.(error);
  });
  const watch = useMemo(() => watchIsland(source), [source]);
  useEffect(() => {
    if (isWanted) watch.follow({ id, url }, (settledId, error) => settle(settledId, error));
  }, [watch, id, url, isWanted]);
  useEffect(() => () => watch.dispose(), [watch]);

  return {
    shown: known ? { id, result: known } : last,
    isFailed: failedId === id,
    refresh: watch.refresh,
  };
}

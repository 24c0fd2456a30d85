// An island: server-rendered HTML, shown unchanged. Its own root element is the only wrapper in the document.
import {
  type ReactNode,
  type Ref,
  type RefCallback,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { IslandResult, IslandUse } from '#schema/page/island.ts';
import { IslandSourceContext } from './island-source.ts';
import { islandContent, islandRequest, watchIsland } from './watch-island.ts';

interface IslandComponentProps extends IslandUse {
  /** Fetches only when the island has come into view; until then the fallback is shown. */
  lazy?: boolean;
  /** Shown in place of an island that could not be fetched. */
  fallback?: ReactNode;
  onError?: (error: Error) => void;
  ref?: Ref<IslandHandle>;
}

interface IslandHandle {
  /** Fetches the island again at once, even if it is cached. */
  refresh(): Promise<void>;
}

export function Island({ lazy = false, fallback, onError, ref, ...use }: IslandComponentProps) {
  const [isSeen, viewRef] = useSeen();
  const { shown, isFailed, refresh } = useIsland(use, { isWanted: !lazy || isSeen, onError });
  useImperativeHandle(ref, () => ({ refresh }), [refresh]);
  const content = isFailed ? null : shown;
  const head = content?.result.head;
  const { addHead } = useContext(IslandSourceContext);
  useEffect(() => head && addHead(head), [head, addHead]);

  // The keys prevent React from reusing the element for a different kind of content.
  if (content) {
    const html = { __html: islandContent(content.result.html) };
    return <div key="island" data-island={content.id} dangerouslySetInnerHTML={html} />;
  }
  return (
    <div key="fallback" ref={lazy ? viewRef : undefined}>
      {(lazy || isFailed) && fallback}
    </div>
  );
}

interface UseIslandOptions {
  /** False while nothing should be fetched yet. */
  isWanted: boolean;
  onError: ((error: Error) => void) | undefined;
}

interface UsedIsland {
  /** The latest result; that of earlier inputs until the new one arrives. */
  shown: { id: string; result: IslandResult } | null;
  /** Whether the request for the current inputs failed. */
  isFailed: boolean;
  refresh(): Promise<void>;
}

/** The island for these inputs. Cached content is in the first render; the rest is fetched after it. */
function useIsland(use: IslandUse, { isWanted, onError }: UseIslandOptions): UsedIsland {
  const source = useContext(IslandSourceContext);
  // Two strings instead of the inputs: a new object with equal content changes nothing.
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

/** Whether an element has come into view since it was rendered, and the ref to attach to it. */
function useSeen(): [isSeen: boolean, ref: RefCallback<Element>] {
  const [isSeen, setSeen] = useState(false);
  const observe = useCallback((element: Element | null) => {
    const window = element?.ownerDocument.defaultView;
    if (!element || !window) return;
    const observer = new window.IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isSeen, observe];
}

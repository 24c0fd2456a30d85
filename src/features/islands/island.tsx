// A fragment made on the server, shown as it came. The document holds the fragment's own root and nothing else.
import { type ReactNode, type Ref, useContext, useEffect, useImperativeHandle } from 'react';
import type { IslandUse } from '#schema/island.ts';
import { islandContent } from './island-content.ts';
import { IslandSourceContext } from './island-source.ts';
import { useIsland } from './use-island.ts';
import { useSight } from './use-sight.ts';

interface IslandComponentProps extends IslandUse {
  /** Fetches only once the place has come into sight; until then the fallback stands there. */
  lazy?: boolean;
  /** Stands in for a fragment that could not be fetched. */
  fallback?: ReactNode;
  onError?: (error: Error) => void;
  ref?: Ref<IslandHandle>;
}

interface IslandHandle {
  /** Fetches the fragment again, at once, whatever is known. */
  refresh(): Promise<void>;
}

export function Island({ lazy = false, fallback, onError, ref, ...use }: IslandComponentProps) {
  const [isSeen, sightRef] = useSight();
  const { shown, isFailed, refresh } = useIsland(use, { isWanted: !lazy || isSeen, onError });
  useImperativeHandle(ref, () => ({ refresh }), [refresh]);
  const fragment = isFailed ? null : shown;
  const head = fragment?.result.head;
  const { addHead } = useContext(IslandSourceContext);
  useEffect(() => head && addHead(head), [head, addHead]);

  // The keys keep React from turning one kind of content into the other within the same element.
  if (fragment) {
    const content = { __html: islandContent(fragment.result.html) };
    return <div key="fragment" data-island={fragment.id} dangerouslySetInnerHTML={content} />;
  }
  return (
    <div key="stand-in" ref={lazy ? sightRef : undefined}>
      {(lazy || isFailed) && fallback}
    </div>
  );
}

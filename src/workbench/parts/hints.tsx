// Hints, one at a time. They are offered after a run that has not passed.
import { useLayoutEffect, useRef } from 'react';
import type { QuestHint } from '#schema/page/quest.ts';
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

export function Hints({ hints }: { hints: readonly QuestHint[] }) {
  const { store } = useWorkbench();
  const { isOffered, shown } = useWorkbenchState((state) => state.hints);
  const last = useRef<HTMLDivElement>(null);
  // Screen readers read the hint that was asked for, and the next Tab is the next hint.
  useLayoutEffect(() => {
    if (shown > 0) last.current?.focus();
  }, [shown]);
  if (!isOffered || hints.length === 0) return null;
  return (
    <section className="bench-hints" aria-label="Hints">
      {hints.slice(0, shown).map(({ title, html }, at) => (
        <div className="bench-hint prose" tabIndex={-1} ref={at === shown - 1 ? last : null} key={title}>
          <h3>{`Hint ${at + 1} of ${hints.length}: ${title}`}</h3>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
      {shown < hints.length && (
        <button type="button" onClick={() => store.dispatch({ type: 'show-hint' })}>
          {`Show hint ${shown + 1}`}
        </button>
      )}
    </section>
  );
}

// A sentence with buttons: about drafts and shared addresses above the panes, or about the result below it.
import type { Ref } from 'react';
import type { Notice } from '../state/workbench-state.ts';
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

/** Stays in the document while it is empty, so that screen readers announce what appears in it. */
export function WorkbenchNotice() {
  const notice = useWorkbenchState((state) => state.notice);
  return <NoticeLine notice={notice} className="bench-notice" />;
}

export function ResultNotice() {
  const notice = useWorkbenchState((state) => state.resultNotice);
  return <NoticeLine notice={notice} className="bench-result-notice" />;
}

interface NoticeLineProps {
  notice: Notice | null;
  className: string;
  ref?: Ref<HTMLDivElement>;
}

function NoticeLine({ notice, className, ref }: NoticeLineProps) {
  const { handlers } = useWorkbench();
  return (
    <div className={className} data-said={notice ? '' : undefined} ref={ref}>
      <p role="status">{notice?.words}</p>
      {notice?.actions.map(({ id, label }) => (
        <button type="button" key={id} onClick={() => handlers.act(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}

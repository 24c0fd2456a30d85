import type { ReactNode } from 'react';
import { CodeLines } from './code-lines.tsx';

interface TryItProps {
  /** What the change is said to do, as `checks/content/tries` reads it. */
  promises: Record<string, unknown>;
  /** The highlighted lines of the change. */
  edit: string;
  children: ReactNode;
}

/** Something to try with an example: the task, and the change that does it for whoever asks. A script can make it. */
export function TryIt({ promises, edit, children }: TryItProps) {
  const isSeen = ['shows', 'hides', 'changes'].some((promise) => promises[promise] !== undefined);
  return (
    <div className="try">
      <p className="try-label">Try it</p>
      <div className="try-task">{children}</div>
      {edit && (
        <details className="try-answer" data-in={isSeen ? undefined : 'assistive'}>
          <summary className="code-action">Show me</summary>
          <CodeLines html={edit} label="The change" />
        </details>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { codeText } from './code-text.ts';

interface TryItProps {
  /** What the change is said to do, as `checks/content/tries` reads it. */
  promises: Record<string, unknown>;
  /** The lines of the change. */
  edit: string;
  children: ReactNode;
}

/**
 * Something to try with an example. Where no script runs, the change can be unfolded below the task; where one does, it
 * is not even parsed before the button needs it.
 */
export function TryIt({ promises, edit, children }: TryItProps) {
  const isSeen = ['shows', 'hides', 'changes'].some((promise) => promises[promise] !== undefined);
  return (
    <div className="try">
      <b>Try it</b>
      <div>
        {children}
        {edit && (
          <noscript data-in={isSeen ? undefined : 'assistive'}>
            <details>
              <summary>Show me</summary>
              <pre>{codeText(edit)}</pre>
            </details>
          </noscript>
        )}
      </div>
    </div>
  );
}

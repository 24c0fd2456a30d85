import type { ReactNode } from 'react';
import { codeText } from './code-text.ts';

interface TryItProps {
  /** The expected effects of the change, in the format of `checks/content/tries`. */
  promises: Record<string, unknown>;
  /** The lines of the change. */
  edit: string;
  children: ReactNode;
}

/**
 * A task for an example. Without JavaScript, the change can be unfolded below the task; with it, the change
 * is not parsed until the button needs it.
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

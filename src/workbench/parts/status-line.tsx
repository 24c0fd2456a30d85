// The line below the editor: problems, the place of the caret, and how to leave with the keyboard.
import type { Caret } from '../editor/source-editor.ts';
import { useWorkbenchState } from './workbench-context.ts';

interface StatusLineProps {
  caret: Caret;
  /** Whether the next Tab leaves the editor. */
  isTabLeaving: boolean;
}

export function StatusLine({ caret, isTabLeaving }: StatusLineProps) {
  const active = useWorkbenchState((state) => state.active);
  const count = useWorkbenchState((state) => state.problems).filter(({ file }) => file === active).length;
  return (
    <div className="bench-status">
      {count > 0 && (
        <span className="bench-status-problems">{count === 1 ? '1 problem' : `${count} problems`}</span>
      )}
      <span>{`Line ${caret.line}, column ${caret.column}`}</span>
      <span className="bench-keys" aria-live="polite">
        {isTabLeaving ? (
          <>
            <kbd>Tab</kbd> leaves the editor
          </>
        ) : (
          <>
            <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the editor
          </>
        )}
      </span>
    </div>
  );
}

// Whether the reader's files are on the device, and the way back to those from before a new start.
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

export function SavedFiles() {
  const { handlers } = useWorkbench();
  const isSaved = useWorkbenchState((state) => state.isSaved);
  const hasBefore = useWorkbenchState((state) => state.hasBefore);
  const words =
    isSaved === null
      ? hasBefore && 'Your files are set aside.'
      : isSaved
        ? 'Saved on this device'
        : 'Not saved: this browser stores nothing';
  return (
    <p className="bench-saved">
      <span>{words}</span>{' '}
      {hasBefore && (
        <button type="button" className="bench-undo" onClick={handlers.restore}>
          {isSaved === null ? 'Undo' : 'Restore earlier files'}
        </button>
      )}
    </p>
  );
}

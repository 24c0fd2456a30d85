// The playground: three sources that make one page. The toolbar and the panes are hydrated one by one.
import { Icon } from '#ui/icon.tsx';
import { CodePane } from './parts/code-pane.tsx';
import { ProblemCount } from './parts/file-tabs.tsx';
import { WorkbenchNotice } from './parts/notice.tsx';
import { PartTabs } from './parts/parts.tsx';
import { ResultPane } from './parts/result-pane.tsx';
import { useIsHydrated, useWorkbench, useWorkbenchState } from './parts/workbench-context.ts';
import { isUnchanged } from './state/workbench-state.ts';

/** Names of the sources as readers see them. */
export const playLabels = { 'index.html': 'HTML', 'style.css': 'CSS', 'script.js': 'JavaScript' };

/** What Ctrl+Enter does. */
export const playRunHelp = 'Control Enter runs the page.';

function PlayTools() {
  const { handlers } = useWorkbench();
  const isSaved = useWorkbenchState((state) => state.isSaved);
  const isStarter = useWorkbenchState(isUnchanged);
  // Nothing answers the buttons of the server's HTML yet.
  const isWaiting = !useIsHydrated();
  return (
    <>
      <p className="bench-saved" role="status">
        {isSaved !== null && (isSaved ? 'Saved on this device' : 'Not saved: this browser stores nothing')}
      </p>
      <div className="bench-actions">
        <button type="button" disabled={isWaiting || isStarter} onClick={handlers.reset}>
          <Icon name="i-lucide-rotate-ccw" />
          <span>Reset</span>
        </button>
        <button type="button" className="bench-outline" disabled={isWaiting} onClick={handlers.share}>
          <Icon name="i-lucide-share-2" />
          <span>Share</span>
        </button>
        <button type="button" className="bench-run" disabled={isWaiting} onClick={handlers.run}>
          <Icon name="i-lucide-play" />
          <span>Run</span>
        </button>
      </div>
    </>
  );
}

function PlayPanes() {
  const count = useWorkbenchState((state) => state.problems.length);
  return (
    <>
      <WorkbenchNotice />
      <PartTabs
        tabs={[
          { id: 'code', label: 'Code', mark: count > 0 && <ProblemCount count={count} /> },
          { id: 'result', label: 'Result' },
        ]}
      />
      <div className="bench-grid">
        <CodePane
          listsProblems
          aside={
            <p className="bench-keys">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs
            </p>
          }
        />
        <ResultPane consoleAt="below" />
      </div>
    </>
  );
}

/** The components by the slots of the page. */
export const playSlots = { 'play-tools': PlayTools, 'play-panes': PlayPanes };

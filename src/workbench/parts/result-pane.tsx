// What becomes of the files: the page in a sandboxed frame, what assistive technology gets of it, and the console.
import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { ResultView } from '../state/workbench-state.ts';
import { Console, ConsoleSection } from './console.tsx';
import { ResultNotice } from './notice.tsx';
import { PaneHandle } from './pane-handle.tsx';
import { PartPanel } from './parts.tsx';
import { Tabs, tabIdOf } from './tabs.tsx';
import { useIsNarrow, useWorkbench, useWorkbenchState } from './workbench-context.ts';

interface ResultPaneProps {
  /** Where the console is: a tab, or below the result when there is something in it. */
  consoleAt: 'tab' | 'below';
  /** Whether the frame has a height of its own, with something below it. */
  isSplit?: boolean;
  /** Below the result, such as checks. */
  children?: ReactNode;
}

const viewPanelId = (view: ResultView) => `bench-view-${view}`;

export function ResultPane({ consoleAt, isSplit = false, children }: ResultPaneProps) {
  const { store } = useWorkbench();
  const view = useWorkbenchState((state) => state.view);
  const rows = useWorkbenchState((state) => state.console.length);
  const isNarrow = useIsNarrow();
  return (
    <PartPanel part="result" name="Result">
      <PaneHandle pane="result" side="start" name="Resize the result" />
      <div className="bench-views" data-pane="frame" data-split={isSplit ? '' : undefined}>
        <div className="bench-head">
          <Tabs
            name="Views"
            tabs={[
              // On small screens a tab of that name stands above this one.
              { id: 'result', label: isSplit && isNarrow ? 'Preview' : 'Result' },
              { id: 'assistive', label: 'What assistive technology gets' },
              ...(consoleAt === 'tab'
                ? [{ id: 'console' as const, label: 'Console', mark: rows > 0 && <LineCount count={rows} /> }]
                : []),
            ]}
            selected={view}
            select={(next) => store.dispatch({ type: 'open-view', view: next })}
            panelOf={viewPanelId}
          />
          {isSplit && <ViewButtons />}
        </div>
        <PagePanel isOpen={view === 'result'} />
        <AssistivePanel isOpen={view === 'assistive'} />
        {consoleAt === 'tab' && (
          <ViewPanel view="console" isOpen={view === 'console'}>
            <Console />
          </ViewPanel>
        )}
        <ResultNotice />
        {isSplit && <PaneHandle pane="frame" side="bottom" name="Resize the page" />}
      </div>
      {consoleAt === 'below' && <ConsoleSection />}
      {children}
    </PartPanel>
  );
}

function ViewButtons() {
  const { store, handlers } = useWorkbench();
  const isLarge = useWorkbenchState((state) => state.isLarge);
  return (
    <div className="bench-view-buttons">
      <button type="button" aria-label="Reload the result" onClick={handlers.reload}>
        <Icon name="i-lucide-refresh-cw" />
      </button>
      <button
        type="button"
        aria-label="Result at full size"
        aria-pressed={isLarge}
        onClick={() => store.dispatch({ type: 'enlarge' })}
      >
        <Icon name="i-lucide-maximize-2" />
      </button>
    </div>
  );
}

function LineCount({ count }: { count: number }) {
  return (
    <span className="bench-lines">
      {count.toLocaleString('en')} <span className="sr-only">{count === 1 ? 'line' : 'lines'}</span>
    </span>
  );
}

interface ViewPanelProps {
  view: ResultView;
  isOpen: boolean;
  children: ReactNode;
}

function ViewPanel({ view, isOpen, children }: ViewPanelProps) {
  return (
    <div
      className="bench-view"
      id={viewPanelId(view)}
      role="tabpanel"
      aria-labelledby={tabIdOf(viewPanelId(view))}
      hidden={!isOpen}
    >
      {children}
    </div>
  );
}

/** The frame is put into the element by the browser's side of the workbench. */
function PagePanel({ isOpen }: { isOpen: boolean }) {
  const { services } = useWorkbench();
  return (
    <ViewPanel view="result" isOpen={isOpen}>
      {/* The page may be larger than its place, so the keyboard must be able to scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the focus */}
      <section className="bench-paper" aria-label="Page" tabIndex={0}>
        <div className="example-view" ref={services?.attachResult} />
      </section>
    </ViewPanel>
  );
}

/** The view is loaded when its tab is first opened. */
function AssistivePanel({ isOpen }: { isOpen: boolean }) {
  const { services } = useWorkbench();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const panel = viewPanelId('assistive');
  return (
    <div
      className="bench-view assistive"
      id={panel}
      role="tabpanel"
      aria-labelledby={tabIdOf(panel)}
      hidden={!isOpen}
      ref={wasOpened ? services?.attachAssistive : undefined}
    />
  );
}

// A step of a guide: what to do, the files, and the tests with the console.
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { CodePane } from './parts/code-pane.tsx';
import { Console } from './parts/console.tsx';
import { WorkbenchNotice } from './parts/notice.tsx';
import { OwnFiles } from './parts/own-files.tsx';
import { PaneHandle } from './parts/pane-handle.tsx';
import { PartPanel, PartTabs } from './parts/parts.tsx';
import { SavedFiles } from './parts/saved-files.tsx';
import { Solutions } from './parts/solutions.tsx';
import {
  type StepBench,
  StepContext,
  useGuideSteps,
  useStep,
  useStepTests,
  workAddress,
} from './parts/step-context.ts';
import { StepCriteria, StepTestList, TestMark } from './parts/step-tests.tsx';
import { Tabs, tabIdOf } from './parts/tabs.tsx';
import { useWorkbench, useWorkbenchState } from './parts/workbench-context.ts';
import type { WorkbenchSlots } from './render-slot.tsx';
import { areSameFiles, type WorkFile } from './state/files.ts';
import { ownFiles } from './state/workbench-state.ts';

/** What Ctrl+Enter does. */
export const stepRunHelp = 'Control Enter runs the tests.';

interface StepActions {
  /** A file that the reader added was deleted, and can be brought back. */
  deleted(file: WorkFile): void;
}

function StepBar() {
  const { title, start, close, download, compare } = useStep();
  const { handlers } = useWorkbench();
  const { status, run } = useStepTests();
  const isStart = useWorkbenchState((state) => areSameFiles(ownFiles(state), start));
  const [isComparing, setComparing] = useState(false);
  return (
    <header className="bench-bar">
      <button type="button" className="bench-back" onClick={close}>
        <Icon name="i-lucide-arrow-left" />
        <span className="sr-only">Back to the text of this step</span>
      </button>
      <h1 tabIndex={-1}>{title}</h1>
      <StepScore />
      <p className="sr-only" role="status">
        {status}
      </p>
      <div className="bench-actions">
        <button type="button" disabled={isStart} onClick={handlers.reset}>
          <Icon name="i-lucide-rotate-ccw" />
          <span>Start from the previous step</span>
        </button>
        <button type="button" className="bench-download" onClick={download}>
          <Icon name="i-lucide-download" />
          <span>Download as zip</span>
        </button>
        <button type="button" className="bench-outline" onClick={() => setComparing(true)}>
          <Icon name="i-lucide-columns-2" />
          <span>Compare</span>
        </button>
        <button
          type="button"
          className="bench-run"
          aria-disabled={run === 'running' || undefined}
          onClick={handlers.run}
        >
          <Icon name="i-lucide-play" />
          <span>Run tests</span>
        </button>
      </div>
      {isComparing && (
        <Solutions
          title="Your code and ours"
          about="The marked lines are in one of them only. Yours may look different and still be right: the tests decide."
          solutions={compare()}
          closed={() => setComparing(false)}
        />
      )}
    </header>
  );
}

/** A block for each step of the guide. */
function StepScore() {
  const { path } = useStep();
  const steps = useGuideSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <p className="bench-score">
      <span className="bench-blocks" aria-hidden="true">
        {steps.map((step) => (
          <i
            key={step.path}
            data-state={step.isDone ? 'passed' : undefined}
            className={step.path === path ? 'now' : undefined}
          />
        ))}
      </span>
      <span>{`${done} of ${steps.length} done`}</span>
    </p>
  );
}

function StepTask() {
  const { goal, introduction, path } = useStep();
  const steps = useGuideSteps();
  const at = steps.findIndex((step) => step.path === path);
  const [previous, next] = [steps[at - 1], steps[at + 1]];
  return (
    <PartPanel part="task" name="Task">
      <div className="prose">
        <p>{goal}</p>
        <div dangerouslySetInnerHTML={{ __html: introduction }} />
      </div>
      <StepCriteria />
      <nav className="step-neighbours" aria-label="Other steps">
        {previous && (
          <SiteLink to={workAddress(previous.path)}>
            <small>Previous step</small> {previous.title}
          </SiteLink>
        )}
        {next && (
          <SiteLink to={workAddress(next.path)}>
            <small>Next step</small> {next.title}
          </SiteLink>
        )}
      </nav>
    </PartPanel>
  );
}

const views = { result: 'step-tests', console: 'step-console' } as const;

function TestPane() {
  const { store } = useWorkbench();
  const view = useWorkbenchState((state) => (state.view === 'console' ? 'console' : 'result'));
  const lines = useWorkbenchState((state) => state.console.length);
  return (
    <PartPanel part="result" name="Tests">
      <PaneHandle pane="result" side="start" name="Resize the tests" />
      <div className="bench-head">
        <Tabs
          name="Results"
          tabs={[
            { id: 'result', label: 'Tests' },
            {
              id: 'console',
              label: 'Console',
              mark: lines > 0 && <span className="bench-lines">{lines.toLocaleString('en')}</span>,
            },
          ]}
          selected={view}
          select={(next) => store.dispatch({ type: 'open-view', view: next })}
          panelOf={(id) => views[id]}
        />
        <p className="bench-keys">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs
        </p>
      </div>
      <div
        className="bench-verdict"
        id={views.result}
        role="tabpanel"
        aria-labelledby={tabIdOf(views.result)}
        hidden={view !== 'result'}
      >
        <StepTestList />
      </div>
      <div
        className="bench-verdict"
        id={views.console}
        role="tabpanel"
        aria-labelledby={tabIdOf(views.console)}
        hidden={view !== 'console'}
      >
        {lines === 0 && <p className="step-quiet">Nothing was written to the console.</p>}
        <Console />
      </div>
    </PartPanel>
  );
}

/** The components by the slots of the page. */
export function stepSlots(step: StepBench, { deleted }: StepActions): WorkbenchSlots {
  return {
    step: () => (
      <StepContext value={step}>
        <StepBar />
        <PartTabs
          tabs={[
            { id: 'task', label: 'Task' },
            { id: 'code', label: 'Code' },
            { id: 'result', label: 'Tests', mark: <TestMark /> },
          ]}
        />
        <div className="bench-grid">
          <StepTask />
          <CodePane aside={<SavedFiles />} tools={<OwnFiles deleted={deleted} />}>
            <PaneHandle pane="task" side="end" name="Resize the task" />
            <WorkbenchNotice />
          </CodePane>
          <TestPane />
        </div>
      </StepContext>
    ),
  };
}

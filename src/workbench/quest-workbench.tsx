// A quest: the task with its criteria and hints, the files, the result and the checks.
import { type ComponentType, createContext, useContext, useState } from 'react';
import type { QuestHint } from '#schema/page/quest.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { Checks, Criteria, Score, ScoreMark } from './parts/checks.tsx';
import { CodePane } from './parts/code-pane.tsx';
import { ProblemCount } from './parts/file-tabs.tsx';
import { Hints } from './parts/hints.tsx';
import { WorkbenchNotice } from './parts/notice.tsx';
import { PaneHandle } from './parts/pane-handle.tsx';
import { PartTabs } from './parts/parts.tsx';
import { ResultPane } from './parts/result-pane.tsx';
import { SavedFiles } from './parts/saved-files.tsx';
import { type ShownSolution, Solutions } from './parts/solutions.tsx';
import { useIsHydrated, useWorkbench, useWorkbenchState } from './parts/workbench-context.ts';
import type { WorkbenchSlots } from './render-slot.tsx';
import { isUnchanged } from './state/workbench-state.ts';

/** What Ctrl+Enter does. */
export const questRunHelp = 'Control Enter runs the checks.';

/** What a quest has besides the state of its workbench. */
export interface QuestTexts {
  hints: readonly QuestHint[];
  solutions: () => readonly ShownSolution[];
  /** The quest after this one. */
  next: { title: string; path: string } | null;
}

const QuestTextsContext = createContext<QuestTexts>({ hints: [], solutions: () => [], next: null });

function QuestTools() {
  const { handlers } = useWorkbench();
  const { solutions } = useContext(QuestTextsContext);
  const status = useWorkbenchState((state) => state.status);
  const isStarter = useWorkbenchState(isUnchanged);
  const [isOpen, setOpen] = useState(false);
  // Nothing answers the buttons of the server's HTML yet.
  const isWaiting = !useIsHydrated();
  return (
    <>
      <p className="sr-only" role="status">
        {status}
      </p>
      <div className="bench-actions">
        <Score />
        <button type="button" disabled={isWaiting || isStarter} onClick={handlers.reset}>
          <Icon name="i-lucide-rotate-ccw" />
          <span>Start again</span>
        </button>
        <button type="button" className="bench-outline" disabled={isWaiting} onClick={() => setOpen(true)}>
          <Icon name="i-lucide-columns-2" />
          <span>Show a solution</span>
        </button>
        <button type="button" className="bench-run" disabled={isWaiting} onClick={handlers.run}>
          <Icon name="i-lucide-play" />
          <span>Run checks</span>
        </button>
      </div>
      {isOpen && <Solutions solutions={solutions()} closed={() => setOpen(false)} />}
    </>
  );
}

function QuestParts() {
  const count = useWorkbenchState((state) => state.problems.length);
  return (
    <PartTabs
      tabs={[
        { id: 'task', label: 'Task' },
        { id: 'code', label: 'Code', mark: count > 0 && <ProblemCount count={count} /> },
        { id: 'result', label: 'Result', mark: <ScoreMark /> },
      ]}
    />
  );
}

function QuestTask() {
  const { hints } = useContext(QuestTextsContext);
  return (
    <>
      <Criteria />
      <HowToWork />
      <Hints hints={hints} />
    </>
  );
}

/** The same for every quest; the text of a quest describes the work without the workbench. */
function HowToWork() {
  return (
    <section className="bench-how" aria-labelledby="bench-how-title">
      <h2 id="bench-how-title">How to work</h2>
      <p>
        Change the files and watch the result. Run the checks as often as you like, with the button or with{' '}
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>. A check that doesn’t pass yet says what is missing. After such a
        run, you can open a hint.
      </p>
    </section>
  );
}

function QuestPanes() {
  return (
    <>
      <CodePane aside={<SavedFiles />}>
        <PaneHandle pane="task" side="end" name="Resize the task" />
        <WorkbenchNotice />
      </CodePane>
      <ResultPane consoleAt="tab" isSplit>
        <div className="bench-verdict">
          <Checks />
          <DoneNote />
        </div>
      </ResultPane>
    </>
  );
}

/** Shown when every check passes. */
function DoneNote() {
  const { next } = useContext(QuestTextsContext);
  const isSolved = useWorkbenchState(
    ({ run, checks }) => run === 'ended' && checks.every(({ state }) => state === 'passed'),
  );
  if (!isSolved) return null;
  return (
    <div className="bench-done">
      <span className="bench-wall" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>
        <b>Done. Every check passes.</b>{' '}
        {next && (
          <>
            Next: <SiteLink to={next.path}>{next.title}</SiteLink>
          </>
        )}
      </p>
    </div>
  );
}

/** The components by the slots of the page. */
export function questSlots(texts: QuestTexts): WorkbenchSlots {
  const withTexts = (Slot: ComponentType) => () => (
    <QuestTextsContext value={texts}>
      <Slot />
    </QuestTextsContext>
  );
  return {
    'quest-tools': withTexts(QuestTools),
    'quest-parts': withTexts(QuestParts),
    'quest-task': withTexts(QuestTask),
    'quest-panes': withTexts(QuestPanes),
  };
}

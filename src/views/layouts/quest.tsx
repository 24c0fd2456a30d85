// A quest: the task beside an editor, a preview and the checks. A script brings them alive. Where none runs, styles
// leave the task as a page like any other, with everything that the workspace would show in its text.
import { Level } from '#features/navigation/page-measures.tsx';
import type { PageData } from '#schema/page/page-data.ts';
import type { QuestSummary } from '#schema/page/quest.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { PageFactsLine, PageHeading } from './page-header.tsx';

interface QuestWorkspaceProps {
  page: PageData;
  quest: QuestSummary;
}

/** The article of a quest. */
export function QuestWorkspace({ page, quest }: QuestWorkspaceProps) {
  return (
    <div className="quest" data-quest={quest.address}>
      <QuestBar page={page} />
      <QuestActions checks={quest.checks} />
      <p className="quest-status sr-only" role="status" />
      <div className="quest-tabs">
        <div role="tablist" aria-label="Workspace">
          <PartTab part="task" name="Task" isSelected />
          <PartTab part="code" name="Code" />
          <PartTab part="result" name="Result" />
        </div>
      </div>
      <div className="quest-grid">
        <div
          className="quest-task"
          id="quest-task"
          role="tabpanel"
          aria-labelledby="quest-task-tab"
          data-open=""
        >
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
        <div className="quest-code" id="quest-code" role="tabpanel" aria-labelledby="quest-code-tab">
          <div className="quest-head">
            <div role="tablist" aria-label="Files" className="quest-files" />
            <p className="quest-saved" />
          </div>
        </div>
        <div className="quest-result" id="quest-result" role="tabpanel" aria-labelledby="quest-result-tab">
          <Preview />
          <div className="quest-verdict">
            <section className="quest-checks" aria-labelledby="quest-checks-title">
              <div className="quest-head">
                <h2 id="quest-checks-title">Checks</h2>
                <p className="quest-run-time" />
              </div>
              <ul>
                {quest.checks.map(({ id, title }) => (
                  <li key={id} data-state="waiting">
                    <span className="quest-sign" />
                    <b>{title}</b>
                    <span className="quest-state">Waiting</span>
                    <p />
                  </li>
                ))}
              </ul>
            </section>
            <DoneNote next={page.next} />
            <div className="quest-hints" hidden />
            <p className="quest-solutions">
              <button type="button" className="quest-solve" disabled>
                Show a solution
              </button>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The name of the quest. Its facts in full are for those who only read. */
function QuestBar({ page }: { page: PageData }) {
  const { section, lead, difficulty, minutes } = page;
  return (
    <header className="page-header quest-bar">
      {section && (
        <SiteLink to={section} className="quest-back" aria-label="All quests">
          <Icon name="i-lucide-arrow-left" />
        </SiteLink>
      )}
      <PageHeading page={page} />
      {lead && <p className="lead">{lead}</p>}
      <PageFactsLine page={page} />
      <p className="quest-facts">
        {difficulty && <Level difficulty={difficulty} />}
        <span className="quest-time">
          <Icon name="i-lucide-clock" />
          {`${minutes} min`}
        </span>
        <span className="quest-is-done" hidden>
          <Icon name="i-lucide-circle-check" />
          Done
        </span>
      </p>
    </header>
  );
}

/** What one does with the whole of it: beside its name, and on a small screen at the foot of the window. */
function QuestActions({ checks }: Pick<QuestSummary, 'checks'>) {
  return (
    <div className="quest-actions">
      <p className="quest-score">
        <span className="quest-blocks" aria-hidden="true">
          {checks.map(({ id }) => (
            <i key={id} />
          ))}
        </span>
        <span className="quest-count">{`${checks.length} checks`}</span>
      </p>
      <button type="button" className="quest-restart" disabled>
        <Icon name="i-lucide-rotate-ccw" />
        <span>Start again</span>
      </button>
      <button type="button" className="quest-run" disabled>
        <Icon name="i-lucide-play" />
        <span>Run checks</span>
      </button>
    </div>
  );
}

/** Shown when every check passes. */
function DoneNote({ next }: Pick<PageData, 'next'>) {
  return (
    <div className="quest-done" hidden>
      <span className="quest-wall" aria-hidden="true">
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

function Preview() {
  return (
    <div className="quest-preview example-result">
      <div className="quest-head">
        <h2>Preview</h2>
        <button type="button" className="quest-reload" aria-label="Reload the preview" disabled>
          <Icon name="i-lucide-refresh-cw" />
        </button>
        <button
          type="button"
          className="quest-enlarge"
          aria-label="Preview at full size"
          aria-pressed="false"
          disabled
        >
          <Icon name="i-lucide-maximize-2" />
        </button>
      </div>
      <div className="quest-view">
        <div className="example-view" />
      </div>
    </div>
  );
}

interface PartTabProps {
  part: 'task' | 'code' | 'result';
  name: string;
  isSelected?: boolean;
}

function PartTab({ part, name, isSelected = false }: PartTabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`quest-${part}-tab`}
      aria-controls={`quest-${part}`}
      aria-selected={isSelected}
      tabIndex={isSelected ? undefined : -1}
    >
      {name}
    </button>
  );
}

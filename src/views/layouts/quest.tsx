// A quest: the task beside files, result and checks. Without JavaScript, styles show the task as an ordinary page, with the
// content of the workbench in its text.
import { Level } from '#features/navigation/page-measures.tsx';
import type { PageData } from '#schema/page/page-data.ts';
import type { QuestSummary } from '#schema/page/quest.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { WorkbenchSlot } from '../workbench-slot.tsx';
import { PageFactsLine, PageHeading } from './page-header.tsx';

interface QuestWorkspaceProps {
  page: PageData;
  quest: QuestSummary;
}

/** The article of a quest. */
export function QuestWorkspace({ page, quest }: QuestWorkspaceProps) {
  const { next } = page;
  return (
    <div
      className="workbench quest"
      data-part="task"
      data-quest={quest.address}
      data-next-path={next?.path}
      data-next-title={next?.title}
    >
      <div className="bench-bar">
        <QuestHeader page={page} />
        <WorkbenchSlot name="quest-tools" page={page} />
      </div>
      <p className="bench-failed">
        The editor and the checks could not be loaded. The task and its files are below.{' '}
        <a href={page.path} data-reload="">
          Load the page again
        </a>
      </p>
      <WorkbenchSlot name="quest-parts" page={page} />
      <div className="bench-grid">
        <section
          className="bench-part bench-task"
          id="bench-task"
          aria-labelledby="bench-task-tab"
          data-pane="task"
        >
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          <WorkbenchSlot name="quest-task" page={page} />
          <ReadFirst page={page} />
        </section>
        <WorkbenchSlot name="quest-panes" page={page} />
      </div>
    </div>
  );
}

/** The name of the quest. Its complete facts are shown without the workbench. */
function QuestHeader({ page }: { page: PageData }) {
  const { section, lead, difficulty, needs, minutes } = page;
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
        {needs && <span>{needs}</span>}
        <span className="quest-time">
          <Icon name="i-lucide-clock" />
          {`${minutes} min`}
        </span>
        <span className="quest-is-done">
          <Icon name="i-lucide-circle-check" />
          Done
        </span>
      </p>
    </header>
  );
}

/** The lessons that teach what the quest needs. */
function ReadFirst({ page: { connections = [] } }: { page: PageData }) {
  return connections.map(({ title, pages }) => (
    <section key={title} className="bench-lessons" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path} className="bench-lesson">
              <Icon name="i-lucide-book-open" />
              <span>{label}</span>
              <Icon name="i-lucide-chevron-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}

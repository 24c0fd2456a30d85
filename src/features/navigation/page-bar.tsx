import { sectionMenuId } from '#schema/section-menu.ts';
import { Icon } from '#ui/icon.tsx';
import { contentsMenuId } from './contents-column.tsx';

interface PageBarProps {
  /** The name of the section, where it has a list. */
  section: string | null;
  hasContents: boolean;
}

/** Opens what has no column on a narrow screen. The platform opens and closes it, so no script is needed. */
export function PageBar({ section, hasContents }: PageBarProps) {
  if (section === null && !hasContents) return null;
  return (
    <div className="page-bar">
      {section !== null && (
        <button type="button" className="page-bar-section" popoverTarget={sectionMenuId}>
          <Icon name="i-lucide-panel-left" />
          <span>{section}</span>
          <span className="sr-only">menu of this section</span>
        </button>
      )}
      {hasContents && (
        <button type="button" className="page-bar-contents" popoverTarget={contentsMenuId}>
          On this page
          <Icon name="i-lucide-chevron-down" />
        </button>
      )}
    </div>
  );
}

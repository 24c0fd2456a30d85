import { Level } from '#features/navigation/page-measures.tsx';
import type { LandingEntry } from '#schema/landing.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface EntryRowsProps {
  entries: readonly LandingEntry[];
  hasIcons?: boolean;
}

/** Pages one below the other, each with its level, else its length, at the end of its line. */
export function EntryRows({ entries, hasIcons = false }: EntryRowsProps) {
  return (
    <ul className="rows">
      {entries.map(({ title, path, icon, difficulty, effort }) => (
        <li key={path}>
          <SiteLink to={path}>
            {hasIcons && icon && <Icon name={icon} />}
            <span className="row-title">{title}</span>
            <span className="row-end">{difficulty ? <Level difficulty={difficulty} /> : effort}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

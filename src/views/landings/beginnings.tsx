import * as text from '#messages/landings.ts';
import type { HomeBeginning } from '#schema/page/listings.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/**
 * Ways to start and, for readers with progress, ways to continue: a script fills the same cells
 * (`app/behaviours/done/show-continue.ts`). The first shows its whole course as blocks; a filled one would
 * mean done.
 */
export function Beginnings({ beginnings }: { beginnings: readonly HomeBeginning[] }) {
  return (
    <ul className="wall beginnings" aria-label={text.whereToBegin}>
      {beginnings.map(({ section, label, title, path, time, counts, total }, at) => (
        <li key={path} className="wall-block" data-section={section}>
          <p className="beginning-label">
            {label}
            <span>{time}</span>
          </p>
          <SiteLink to={path}>{title}</SiteLink>
          <p className="beginning-size">
            {at === 0 && (
              <span className="beginning-blocks" aria-hidden="true">
                {Array.from({ length: total }, (_, block) => (
                  <i key={block} />
                ))}
              </span>
            )}
            <span>{counts}</span>
            <Icon name="i-lucide-arrow-right" />
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { HomeBeginning } from '#schema/page/listings.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/**
 * Where to begin, and for readers who have begun, where to go on: a script fills the same cells
 * (`app/behaviours/done/show-continue.ts`). The first has its whole course beside it; a filled block would say done.
 */
export function Beginnings({ beginnings }: { beginnings: readonly HomeBeginning[] }) {
  return (
    <ul className="wall beginnings" aria-label="Where to begin">
      {beginnings.map(({ label, title, path, time, counts, total }, at) => (
        <li key={path} className="wall-block">
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

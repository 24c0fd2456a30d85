import { isExternal } from '#lib/link-target.ts';
import type { PageLink } from '#schema/page.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface RelatedLinksProps {
  links: readonly PageLink[] | null;
  /** Whether the text ends with a section of that name already. */
  hasOwn?: boolean;
}

/** Where an author sends the reader on to: other pages, and the sources. Those outside the site are marked. */
export function RelatedLinks({ links, hasOwn = false }: RelatedLinksProps) {
  if (!links?.length) return null;
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">{hasOwn ? 'Read more' : 'Related'}</h2>
      <ul>
        {links.map(({ label, to, target }) => (
          <li key={to}>
            <SiteLink to={to} target={target}>
              {label}
              {isExternal(to) && (
                <>
                  <Icon name="i-lucide-arrow-up-right" />
                  <span className="sr-only"> (another site)</span>
                </>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

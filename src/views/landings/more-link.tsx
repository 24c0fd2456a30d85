import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** The way from a few to all. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <SiteLink className="more-link" to={to}>
      {`${label} `}
      <Icon name="i-lucide-arrow-right" />
    </SiteLink>
  );
}

import type { Author } from '#schema/page.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** An author by name, with the way to their own page where they have one. */
export function AuthorName({ author }: { author: Author }) {
  return 'to' in author && author.to ? <SiteLink to={author.to}>{author.name}</SiteLink> : author.name;
}

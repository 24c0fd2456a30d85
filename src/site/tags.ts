// Tags of posts. A tag is a label above a post, and its page is a document of its own.
import { sections } from './sections.ts';

const tagsPath = `${sections.blog.path}/tags`;

/** The address of a tag's page: `Screen readers` becomes `/blog/tags/screen-readers`. */
export function tagPath(tag: string): string {
  const slug = tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${tagsPath}/${slug}`;
}

/** Whether a path is the page of a tag. */
export function isTagPath(path: string): boolean {
  return path.startsWith(`${tagsPath}/`);
}

/** The tags of a page as its author wrote them; values other than text are ignored. */
export function tagsIn(meta: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(meta.tags) ? meta.tags.filter((tag): tag is string => typeof tag === 'string') : [];
}

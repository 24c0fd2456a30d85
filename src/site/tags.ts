// What posts are about. A tag is a word above a post; its page is a document of its own among the tags.
import { sections } from './sections.ts';

const tagsPath = `${sections.blog.path}/tags`;

/** Where the page of a tag is: `Screen readers` leads to `/blog/tags/screen-readers`. */
export function tagPath(tag: string): string {
  const slug = tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${tagsPath}/${slug}`;
}

/** Whether a path is that of a tag. */
export function isTagPath(path: string): boolean {
  return path.startsWith(`${tagsPath}/`);
}

/** The tags of a page as its author wrote them; words only, whatever else stands there. */
export function tagsIn(meta: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(meta.tags) ? meta.tags.filter((tag): tag is string => typeof tag === 'string') : [];
}

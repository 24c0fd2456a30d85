// Checks tags of posts: each tag has a page, and each tag page has a post.
import { nearestWord } from '#lib/nearest-word.ts';
import type { Problem } from '#pipeline/problem.ts';
import { isTagPath, tagPath, tagsIn } from '#site/tags.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-tags');

export function checkTags(pages: readonly CheckedPage[]): Problem[] {
  const tagPages = pages.filter(({ path }) => isTagPath(path));
  const known = tagPages.map(({ path }) => path);
  const used = new Set<string>();
  const missing = pages
    .filter(({ kind }) => kind === 'post')
    .flatMap((page) =>
      tagsIn(page.front.meta).flatMap((tag) => {
        const path = tagPath(tag);
        used.add(path);
        if (known.includes(path)) return [];
        const near = nearestWord(path, known)?.split('/').at(-1);
        const name = path.split('/').at(-1);
        const advice = near
          ? `Did you mean "${near}"?`
          : `Write 5.blog/tags/${name}.md, or take another tag.`;
        return errorAt(page, page.front.lineOf('tags'), `The tag "${tag}" has no page. ${advice}`);
      }),
    );
  const unused = tagPages
    .filter(({ path }) => !used.has(path))
    .map((page) => errorAt(page, 1, 'No post has this tag. Give it to one, or remove the page.'));
  return [...missing, ...unused];
}

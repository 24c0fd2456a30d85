// Tags: those of a post, those of all posts, and the posts of a tag.

import type { NavigationItem } from '#schema/navigation.ts';
import type { IndexLanding, PageTag } from '#schema/page/listings.ts';
import { sections } from '#site/sections.ts';
import { tagPath, tagsIn } from '#site/tags.ts';
import { metaOf } from './branch-contents.ts';
import { listedIn, type SiteData } from './site-data.ts';

/** The tags of the post at a path, each with its page if there is one. */
export function tagsOf(site: SiteData, path: string): PageTag[] {
  const page = site.nodeByPath.get(path);
  return page ? tagsIn(metaOf(page)).map((tag) => pageTag(site, tag)) : [];
}

/** Every tag with a page and at least one post, by name, with its number of posts. */
export function allTags(site: SiteData): IndexLanding['tags'] {
  const tags = new Map(posts(site).flatMap((post) => tagsIn(metaOf(post)).map((tag) => [tagPath(tag), tag])));
  return [...tags]
    .filter(([path]) => site.tagPaths.has(path))
    .map(([path, tag]) => ({ label: labelOf(tag), path, count: postsWith(site, path).length }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

function posts(site: SiteData): NavigationItem[] {
  return listedIn(site, sections.blog);
}

/** The posts with the tag whose page is at a path. */
export function postsWith(site: SiteData, path: string): NavigationItem[] {
  return posts(site).filter((post) => tagsIn(metaOf(post)).some((tag) => tagPath(tag) === path));
}

function pageTag(site: SiteData, tag: string): PageTag {
  const path = tagPath(tag);
  return { label: labelOf(tag), path: site.tagPaths.has(path) ? path : null };
}

function labelOf(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

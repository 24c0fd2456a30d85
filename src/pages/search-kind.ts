import type { SearchKind } from '#schema/search.ts';
import { sectionOf } from '#site/sections.ts';

/** A name as it is written in code, for example `a`, `input type=date`, `data-*`. */
const codeName = /^[a-z][\w*-]*(?:=\S+)?(?: [\w-]+=\S+)?$/;

/** Whether a page is about one element or one attribute: by its section, and a title that is a piece of code. */
export function kindOfPage(path: string, title: string): SearchKind {
  if (!codeName.test(title)) return 'page';
  switch (sectionOf(path)?.names) {
    case 'element':
      return 'element';
    case 'attribute':
      return 'attribute';
    case 'aria':
      return title.startsWith('aria-') ? 'attribute' : 'page';
    default:
      return 'page';
  }
}

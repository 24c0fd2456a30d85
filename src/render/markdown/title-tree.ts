import type { ElementContent } from 'hast';
import type { Body } from '#schema/body.ts';
import type { PageData } from '#schema/page-data.ts';
import { hasBrackets, isAriaName, isAttributeName, isElementName } from '#site/code-name.ts';
import { bodyToHast } from './body-to-hast.ts';
import { element } from './hast.ts';

/** The words of the page's own heading: as the document wrote them, as code, or as the title says. */
export function titleTree(page: PageData, body: Body | null): (ElementContent | string)[] {
  if (body?.heading) return bodyToHast(body.heading.nodes);
  if (!isCodeTitle(page)) return [page.title || page.documentTitle];
  const hasOwn = page.layout === 'cs-html-els' && hasBrackets(page);
  return [element('code', [hasOwn ? `<${page.title}>` : page.title])];
}

function isCodeTitle({ layout, path }: PageData): boolean {
  switch (layout) {
    case 'cs-html-els':
      return isElementName(path);
    case 'cs-html-attrs':
      return isAttributeName(path);
    case 'cs-html-acc':
      return isAriaName(path);
    default:
      return false;
  }
}

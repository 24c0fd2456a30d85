// Pages about obsolete elements are shorter: the facts have no attributes, roles or support data for them.
import { readFacts } from '#pipeline/facts/read-facts.ts';
import type { Facts } from '#schema/facts.ts';
import type { CheckedPage } from '../checked-page.ts';

/** Whether the entry is an element that the standard no longer allows, such as `elements/marquee`. */
export function isObsoleteEntry(inventory: string, facts: Facts): boolean {
  const [folder, name = ''] = inventory.split('/');
  return folder === 'elements' && Object.hasOwn(facts.obsoleteElements, name);
}

/** Whether the page is about such an element. */
export function isObsolete(page: CheckedPage): boolean {
  return isObsoleteEntry(String(page.front.meta.inventory ?? ''), readFacts());
}

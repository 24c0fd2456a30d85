// HTML element names: those authors may use, and those that are refused.
import { defaultSchema } from 'hast-util-sanitize';

/** Allowed elements. */
export const allowedTags: ReadonlySet<string> = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'abbr address article aside audio bdi bdo button caption cite col colgroup data dfn figcaption figure footer header hgroup label legend main mark menu meter nav output progress section small source time track u video wbr'.split(
    ' ',
  ),
]);

/**
 * Refused elements, so that `::iframe` gets the message for `<iframe>` rather than that for an unknown block.
 */
export const refusedTags: ReadonlySet<string> = new Set(
  'area base body canvas datalist dialog embed fieldset form head html iframe link map math meta noscript object optgroup option script select slot style svg template textarea title'.split(
    ' ',
  ),
);

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements with inline content only. */
const wordTags = new Set(
  'a abbr b bdi bdo button cite code data del dfn em h1 h2 h3 h4 h5 h6 i ins kbd label legend mark meter output p pre progress q rp rt s samp small span strike strong sub summary sup time tt u var'.split(
    ' ',
  ),
);

export function isHtmlName(name: string): boolean {
  return allowedTags.has(name) || refusedTags.has(name);
}

/** Whether an element never has content. */
export function isVoid(name: string): boolean {
  return voidTags.has(name);
}

export function holdsOnlyWords(name: string): boolean {
  return wordTags.has(name);
}

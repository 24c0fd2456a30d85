// The parser of the site's Markdown, for pages and for the checks of their sources: both must see the same tree.
import remarkMdc from 'remark-mdc';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { spansNeedAttributes } from './components.ts';
import { gfm, mayHoldAddress } from './gfm.ts';
import { withoutBindings } from './without-bindings.ts';

const parserWith = (hasAddresses: boolean) =>
  unified()
    .use(remarkParse)
    .use(gfm, { hasAddresses })
    .use(remarkMdc)
    .use(withoutBindings)
    .use(spansNeedAttributes)
    .freeze();
const plainParser = parserWith(false);
const addressParser = parserWith(true);

/** The parser for a text: the dearer one only where an address may stand. */
export function parserFor(markdown: string) {
  return mayHoldAddress(markdown) ? addressParser : plainParser;
}

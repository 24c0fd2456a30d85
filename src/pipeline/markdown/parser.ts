// The parser of the site's Markdown, for pages and for the checks of their sources: both must see the same tree.
// It is CommonMark, GitHub's additions and MDC, less what MDC takes from authors who do not write components.
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkMdc from 'remark-mdc';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { limitMarks } from './mark-limit.ts';

type State = (code: number | null) => unknown;
interface Construct {
  tokenize(this: unknown, effects: unknown, ok: State, nok: State): State;
}
/** What a syntax adds within running text, by the character that starts it. */
type TextSyntax = Record<number, unknown>;

const codes = { colon: 58, openingSquareBracket: 91, openingCurlyBracket: 123 };

const parserWith = (hasAddresses: boolean) =>
  unified()
    .use(remarkParse)
    .use(gfm, { hasAddresses })
    .use(remarkMdc)
    .use(withoutBindings)
    .use(spansNeedAttributes)
    .use(limitMarks)
    .freeze();
const plainParser = parserWith(false);
const addressParser = parserWith(true);

/**
 * The parser for a text. Recognising bare addresses takes a third of all parsing time, so it is left out where there
 * cannot be any.
 */
export function parserFor(markdown: string) {
  const mayHoldAddress = /https?:|www\.|mailto:|xmpp:|@/i.test(markdown);
  return mayHoldAddress ? addressParser : plainParser;
}

/** GitHub's additions to CommonMark, put together here because the package for them has no switch for addresses. */
function gfm(this: Processor, { hasAddresses }: { hasAddresses: boolean }): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.fromMarkdownExtensions ??= [];
  data.micromarkExtensions.push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  data.fromMarkdownExtensions.push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
  if (!hasAddresses) return;
  data.micromarkExtensions.push(gfmAutolinkLiteral());
  data.fromMarkdownExtensions.push(gfmAutolinkLiteralFromMarkdown());
}

/**
 * Takes `{{ … }}` out of the MDC syntax. There is nothing here that such a binding could show, and the words of
 * an author who writes about templates must stay as they are. Attributes in single brackets keep working.
 */
function withoutBindings(this: Processor): void {
  for (const text of textSyntaxes(this)) {
    const constructs = text[codes.openingCurlyBracket];
    // The binding comes first in the list and has no name to know it by.
    if (Array.isArray(constructs) && constructs.length === 2)
      text[codes.openingCurlyBracket] = constructs.slice(1);
  }
}

/** Takes bare `[words]` out of the MDC syntax, where they hide footnotes and reference links; `[words]{.class}` stays. */
export function spansNeedAttributes(this: Processor): void {
  const syntax = textSyntaxes(this).find((text) => codes.colon in text);
  const spans = syntax?.[codes.openingSquareBracket];
  if (!syntax || !Array.isArray(spans)) throw new Error('The MDC syntax has changed: it has no spans.');
  syntax[codes.openingSquareBracket] = (spans as Construct[]).map(
    (span): Construct => ({
      ...span,
      tokenize(effects, ok, nok) {
        const end: State = (code) => (code === codes.openingCurlyBracket ? ok(code) : nok(code));
        return span.tokenize.call(this, effects, end, nok);
      },
    }),
  );
}

function textSyntaxes(processor: Processor): TextSyntax[] {
  const extensions = processor.data('micromarkExtensions' as never) as unknown as
    | { text?: TextSyntax }[]
    | undefined;
  return (extensions ?? []).flatMap(({ text }) => (text ? [text] : []));
}

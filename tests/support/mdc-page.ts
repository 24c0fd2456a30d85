// The page about MDC, docs/mdc.md, made from the catalogues that the code reads.

import { blocks } from '#blocks/all/schemas.ts';
import { allowedTags, refusedTags } from '#pipeline/markdown/html-names.ts';
import { emojiByName } from '#pipeline/markdown/syntax/emoji.ts';
import { type ForeignBlock, foreignBlocks, itemBlocks } from '#schema/page/foreign-blocks.ts';

/** Descriptions of the components that don't become a block. */
const shapes: Record<Extract<ForeignBlock, { becomes: string }>['becomes'], string> = {
  content: 'its content',
  link: 'a link; without `to`, only its text',
  button: 'a link styled as a button; without `to`, only its text',
  field: 'a term with its type and description',
  'field-group': 'a list of terms',
  'read-more': 'a card that is a link; within a sentence, a link',
  'code-preview': 'the preview in a frame, the code from `#code` below it',
};

/** The whole page. */
export function mdcPage(): string {
  return `# Components in Markdown

Pages are written in MDC: Markdown with components, \`::name{property="value"}\` on their own lines and \`:name[words]{property="value"}\` within a sentence. This page lists all components. It is generated from the code; after a change, run \`npx vitest run tests/mdc-page.test.ts -u\` to update it. [content/README.md](../content/README.md) has an example of every block.

A component that is not listed here shows its text and is reported once per page.

## Blocks

${table(['Block', 'Where', 'Properties', 'Parts'], blockRows())}

Each can be written with Nuxt's prefix: \`::prose-note\` is \`::note\`. The same applies to the components and elements below.

## Nuxt components

${table(['Component', 'Here', 'Properties under another name'], foreignRows())}

The \`type\` or \`color\` of a callout sets its kind: \`info\`, \`success\`, \`warning\`, \`error\` or the name of a block.

${listed(Object.keys(itemBlocks))} can take their items from a list, in YAML or as \`:items\`: \`label\`, \`content\` (Markdown) or \`slot\` (the name of a part), and in an accordion \`defaultOpen\`.

## Emoji

\`:rocket:\` is 🚀. ${emojiByName.size} of GitHub's names work, those common in documents; any other word between colons stays as written.

## Data

\`{{ $doc.title }}\`, or \`{{ title }}\` for short, shows a value from the page's front matter or, within a block, one of its properties; \`{{ $doc.subtitle || 'None' }}\` has a fallback. A property that starts with a colon takes JSON (\`:level="4"\`) or the name of a value (\`:to="$doc.repository"\`). Values are looked up, never evaluated. A name without a value stays as written; if it begins with \`$doc\`, the author gets a warning.

## HTML elements

A component with one of these names is that element, and its properties are its attributes. It is parsed and sanitised exactly like HTML. Within a sentence it needs text or properties (\`:mark[new]\`), so that \`:time\` in a text stays unchanged; \`:br\`, \`:hr\`, \`:img\`, \`:source\`, \`:track\` and \`:wbr\` need none.

${listed(allowedTags)}.

Not allowed, and reported: ${listed(refusedTags)}.

## Differences from Nuxt

The test inputs of \`remark-mdc\` and \`comark\` produce the same trees, except:

- A block with one paragraph keeps it; only elements that contain text, such as \`::p\` and \`::summary\`, unwrap it. In Nuxt this is an option.
- \`[words]\` without braces is a reference or plain text in brackets, as in CommonMark. \`comark\` makes it a span.
- Emphasis next to Chinese, Japanese and Korean punctuation stays as written if CommonMark sees none.
- Heading ids follow GitHub: "a & b" becomes \`a--b\`, while Nuxt merges the dashes. Both include a component's text: \`## Views :badge[v4.3]\` is \`#views-v43\`.
- Pages contain no scripts: \`@click\`, \`v-model\` and \`v-bind\` are not supported.
`;
}

function blockRows(): string[][] {
  return Object.entries(blocks).map(([name, { isInline, props, slots }]) => [
    `\`${name}\``,
    isInline ? 'in a sentence' : 'on its own lines',
    listed(props),
    listed((slots as readonly string[]).map((slot) => `#${slot}`)),
  ]);
}

function foreignRows(): string[][] {
  return Object.entries(foreignBlocks).map(([name, foreign]: [string, ForeignBlock]) => {
    if ('becomes' in foreign) return [`\`${name}\``, shapes[foreign.becomes], ''];
    const renamed = Object.entries(foreign.renamed ?? {}).map(([there, here]) => `\`${there}\`: \`${here}\``);
    return [`\`${name}\``, `\`${foreign.is}\``, renamed.join(', ')];
  });
}

function listed(names: Iterable<string>): string {
  return [...names].map((name) => `\`${name}\``).join(', ');
}

/** A table as the formatter writes it, with columns of one width. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => '---'),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
}

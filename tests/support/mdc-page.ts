// The page about MDC, docs/mdc.md, made from the catalogues that the code reads.
import { allowedTags, refusedTags } from '#pipeline/markdown/html-names.ts';
import { emojiByName } from '#pipeline/markdown/syntax/emoji.ts';
import { blocks } from '#schema/page/blocks.ts';
import { type ForeignBlock, foreignBlocks, itemBlocks } from '#schema/page/foreign-blocks.ts';

/** What a component becomes where it is no block, in words. */
const shapes: Record<Extract<ForeignBlock, { becomes: string }>['becomes'], string> = {
  content: 'what stands in it',
  link: 'a link; its words where it has no `to`',
  button: 'a link that looks like a button; its words where it has no `to`',
  field: 'a term with its type, and what is said about it',
  'field-group': 'one list of terms',
  'read-more': 'a card that is a link; within a sentence a link',
  'code-preview': 'a frame around the preview, the code of `#code` below',
};

/** The whole page. */
export function mdcPage(): string {
  return `# Components in Markdown

Pages are written in MDC: Markdown with components, \`::name{property="value"}\` on lines of their own and \`:name[words]{property="value"}\` within a sentence. This page lists what is understood. Its tables come from the code; after a change, \`npx vitest run tests/mdc-page.test.ts -u\` writes it again. [content/README.md](../content/README.md) has an example of every block.

A component that is in none of these lists shows its text, and the author is told once a page.

## Blocks

${table(['Block', 'Where', 'Properties', 'Parts'], blockRows())}

Each may be written with the word that Nuxt puts in front: \`::prose-note\` is \`::note\`. The same holds for the components and elements below.

## Components of Nuxt

${table(['Component', 'Here', 'Properties under another name'], foreignRows())}

\`type\` or \`color\` of a callout chooses its kind: \`info\`, \`success\`, \`warning\`, \`error\` and the names of the blocks.

${listed(Object.keys(itemBlocks))} may have their items as a list, in YAML or as \`:items\`: \`label\`, \`content\` (Markdown) or \`slot\` (the name of a part), and \`defaultOpen\` in an accordion.

## Emoji

\`:rocket:\` is 🚀. ${emojiByName.size} names are known, those of GitHub that people write in documents; any other word between colons stays as it is.

## Data

\`{{ $doc.title }}\`, or \`{{ title }}\` for short, shows a value of the page's front matter, and within a block one of its properties; \`{{ $doc.subtitle || 'None' }}\` has words for when there is none. A property with a colon in front takes a value: JSON (\`:level="4"\`) or the name of one (\`:to="$doc.repository"\`). Values are looked up, never evaluated. A name without a value stays as it is written; where it begins with \`$doc\`, the author is told.

## Elements of HTML

A component that is called like one of these is that element, and its properties are its attributes. It passes through the HTML parser and is sanitised exactly as HTML is. Within a sentence it needs words or properties (\`:mark[new]\`), so that \`:time\` in a text stays what it is; \`:br\`, \`:hr\`, \`:img\`, \`:source\`, \`:track\` and \`:wbr\` need none.

${listed(allowedTags)}.

Not allowed, and told so: ${listed(refusedTags)}.

## What differs from Nuxt

The texts of the tests of \`remark-mdc\` and \`comark\` give the same trees, except:

- A block with one paragraph keeps it; only elements that hold words, such as \`::p\` and \`::summary\`, lose it. Nuxt leaves that to an option.
- \`[words]\` without braces is what CommonMark says, a reference or just words in brackets. \`comark\` makes a span of it.
- Emphasis stays as it is written next to Chinese, Japanese and Korean punctuation where CommonMark sees none.
- The id of a heading is what GitHub makes of its words: \`a--b\` of "a & b", where Nuxt joins dashes. In both the words of a component count: \`## Views :badge[v4.3]\` is \`#views-v43\`.
- There is no script in a page: \`@click\`, \`v-model\` and \`v-bind\` are not understood.
`;
}

function blockRows(): string[][] {
  return Object.entries(blocks).map(([name, { isInline, props, slots }]) => [
    `\`${name}\``,
    isInline ? 'in a sentence' : 'on lines of its own',
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

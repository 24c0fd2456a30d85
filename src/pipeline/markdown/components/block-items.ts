// Accordions and tabs whose items are a list, as in Nuxt UI: `::accordion` with `items:` in its settings, or
// `:items="$doc.questions"`. They become the item blocks that an author could have written.
import type { Nodes } from 'mdast';
import { itemBlocks } from '#schema/page/foreign-blocks.ts';
import { lineOf } from '../context.ts';
import { ExcessError, findExcess } from '../limits.ts';
import { parseMarkdown } from '../syntax/parser.ts';
import { type ComponentNode, readProps } from './component-node.ts';

/**
 * Maximum characters of all lists of a page, because a list in the front matter may be shown more than once.
 */
const maxBrought = 500_000;

/** The lists of items on one page. */
export class ItemLists {
  #brought = 0;

  /** Inserts the items of a component's list before its other content. */
  expand(node: ComponentNode): void {
    const plain = node.name.replace(/^prose-/, '');
    const kind = Object.hasOwn(itemBlocks, plain) ? itemBlocks[plain] : undefined;
    if (!kind) return;
    const { items } = { ...readProps(node.attributes ?? {}), ...node.settings };
    if (!Array.isArray(items)) return;
    for (const group of [node.attributes, node.settings]) {
      delete group?.items;
      delete group?.[':items'];
    }
    const made = items.filter(isItem).map((item) => this.#makeItem(kind, item, node));
    // Slots used by items have been moved into them.
    node.children = [...made, ...node.children.filter((child) => !isPartOf(items, child))];
  }

  #makeItem(name: string, item: Item, list: ComponentNode): Nodes {
    const part = list.children.find((child) => isPartOf([item], child));
    const label = textOf(item.label);
    const content = textOf(item.content);
    const line = lineOf(list) ?? 1;
    this.#brought += label.length + content.length + 1;
    if (this.#brought > maxBrought)
      throw new ExcessError({ code: 'references-too-large', line, message: tooMuchBrought });
    const excess = findExcess(content);
    if (excess) throw new ExcessError({ ...excess, line });
    return {
      ...{ type: 'containerComponent', name, position: list.position },
      attributes: { label, ...(item.defaultOpen === true && { open: true }) },
      // The text of an item is parsed as Markdown, like that of any block.
      children: part ? asComponent(part).children : parseMarkdown(content).children,
    } as unknown as Nodes;
  }
}

const tooMuchBrought =
  'The lists of items are so long that the page becomes too large. Shorten them, or show them less often.';

type Item = Readonly<Record<string, unknown>>;

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a slot, `#name`, is the one that an item refers to. */
function isPartOf(items: readonly unknown[], child: Nodes): boolean {
  const { type, name } = asComponent(child);
  return (
    (type as string) === 'componentContainerSection' &&
    items.some((item) => isItem(item) && item.slot === name)
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function asComponent(node: Nodes): ComponentNode {
  return node as unknown as ComponentNode;
}

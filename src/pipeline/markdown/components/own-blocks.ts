// A folder's own blocks: `blocks/name.html` is a piece of HTML with `<slot>` and `<slot name="part">` for
// content, and `{property}` for properties, in texts and attribute values. Templates are sanitised like
// pages; inserted content is sanitised with the page.
import type { Element, ElementContent, Root as HtmlRoot, RootContent } from 'hast';
import type { Nodes } from 'mdast';
import { kebabCase } from 'scule';
import { nearestWord } from '#lib/nearest-word.ts';
import { readPublishable } from '../../folder/folder-files.ts';
import type { Report } from '../../problem.ts';
import { type DocumentContext, lineOf, missingFile } from '../context.ts';
import { findHtmlExcess, htmlBudget, parseRawHtml } from '../html-limits.ts';
import { holdsOnlyWords } from '../html-names.ts';
import { ExcessError } from '../limits.ts';
import { noteInclude } from '../pictures.ts';
import { sanitiseHtml } from '../sanitise.ts';
import { walkElements } from '../walk.ts';
import { adviceOn, isAnybodys } from './block-properties.ts';
import { type ComponentNode, readProps, slotProperty } from './component-node.ts';

/** The folder of templates in a content folder. */
export const templateFolder = 'blocks';

interface Template {
  nodes: RootContent[];
  slots: readonly string[];
  props: readonly string[];
  /** Characters of the file, or of the HTML parser's output if that is longer. */
  length: number;
}

/** Larger files are refused. */
const maxTemplate = 20_000;
/** Maximum characters inserted by all templates of a page. */
const maxBrought = 1_000_000;
/** Maximum number of names to look up; any further ones count as unknown blocks. */
const maxNames = 50;

const placeholder = /\{([a-z][\w-]*)\}/gi;

/** The templates used by one page. */
export class OwnBlocks {
  readonly #context: DocumentContext;
  readonly #templates = new Map<string, Template | null>();
  #brought = 0;

  constructor(context: DocumentContext) {
    this.#context = context;
  }

  /** The replacement for a block: its template with its content. Null if the folder has no such block. */
  fill(node: ComponentNode): Nodes[] | null {
    const template = this.#find(node.name);
    if (!template) return null;
    this.#brought += template.length;
    if (this.#brought > maxBrought)
      throw new ExcessError({
        code: 'references-too-large',
        line: lineOf(node) ?? 1,
        message: tooMuchBrought,
      });
    return fillTemplate(node, template, this.#context);
  }

  #find(name: string): Template | null {
    const known = this.#templates.get(name);
    if (known !== undefined || this.#templates.size >= maxNames) return known ?? null;
    const template = this.#read(`${templateFolder}/${name}.html`);
    this.#templates.set(name, template);
    return template;
  }

  /** A missing file is recorded too, so that the page is rebuilt when it appears. */
  #read(file: string): Template | null {
    const found = readPublishable(this.#context.root, file);
    if (!found.ok) {
      this.#context.includes.set(file, missingFile);
      return null;
    }
    noteInclude(file, found.bytes, this.#context);
    // Problems of a template are reported once, when the folder is checked.
    return readTemplate(found.bytes.toString('utf8'), () => {});
  }
}

/** Parses a template; problems are reported with the lines of its file. */
export function readTemplate(html: string, report: Report): Template | null {
  if (html.length > maxTemplate) {
    report(
      'template-too-large',
      null,
      `The template has ${html.length.toLocaleString('en-GB')} characters; it may have ${maxTemplate.toLocaleString('en-GB')}.`,
    );
    return null;
  }
  const parsed = parseTemplate(html, report);
  if (!parsed) return null;
  const { tree, length } = parsed;
  const slots = markSlots(tree, report);
  const props = new Set<string>();
  const clean = sanitiseHtml(tree, { report });
  const note = (name: string) => {
    props.add(name);
    return '';
  };
  fill(clean.children, { value: note, slot: () => null });
  return { nodes: clean.children, slots, props: [...props], length };
}

/** Null for HTML with too much nesting or repetition. */
function parseTemplate(html: string, report: Report): { tree: HtmlRoot; length: number } | null {
  const source = { type: 'root', children: [{ type: 'raw', value: html }] } as unknown as HtmlRoot;
  try {
    const [all, left] = [htmlBudget(), htmlBudget()];
    const excess = findHtmlExcess(html, left);
    if (excess) throw new ExcessError(excess);
    const made = all.characters - left.characters + (all.elements - left.elements) * '<></>'.length;
    return { tree: parseRawHtml(source, html), length: Math.max(html.length, made) };
  } catch (error) {
    if (!(error instanceof ExcessError)) throw error;
    const { code, line, message } = error.excess;
    report(code, line, message);
    return null;
  }
}

/**
 * Turns slots into elements that the sanitiser allows. A second slot of a name would show the same content
 * twice.
 */
function markSlots(tree: HtmlRoot, report: Report): string[] {
  const names: string[] = [];
  walkElements<Element>(tree, (element) => {
    if (element.tagName !== 'slot') return;
    const name = String(element.properties.name ?? 'default');
    element.tagName = 'span';
    element.properties = {};
    if (names.includes(name)) {
      report(
        'template-slot-twice',
        lineOf(element),
        `The slot "${name}" is defined twice. The second stays empty.`,
      );
      return;
    }
    names.push(name);
    element.properties = { [slotProperty]: name };
  });
  return names;
}

/** Slots and properties that a template does not use are reported; no text is lost. */
function fillTemplate(node: ComponentNode, template: Template, context: DocumentContext): Nodes[] {
  const props = { ...readProps(node.attributes ?? {}), ...node.settings };
  const parts = partsOf(node, template, context);
  reportProperties(node, Object.keys(props), template, context);
  const filled = fill(template.nodes, {
    value: (name) => textOf(Object.hasOwn(props, name) ? props[name] : undefined),
    slot: (name) => parts.get(name) ?? null,
    ...(node.position && { position: node.position }),
  });
  return template.slots.includes('default') ? filled : [...filled, ...(parts.get('default') ?? [])];
}

const tooMuchBrought =
  'Blocks of your own are used so often that the page becomes too large. Make the templates smaller, or split the page.';

/** The content of a block by slot; content for an unknown slot goes into the default one. */
function partsOf(node: ComponentNode, { slots }: Template, context: DocumentContext): Map<string, Nodes[]> {
  const parts = new Map<string, Nodes[]>();
  for (const child of node.children) {
    const part = child as unknown as ComponentNode;
    const isPart = part.type === 'componentContainerSection';
    if (isPart && !slots.includes(part.name)) {
      const meant = nearestWord(part.name, slots);
      const advice = meant
        ? `Did you mean "#${meant}"?`
        : `blocks/${node.name}.html has no such slot, so its text is shown as part of the block.`;
      context.report(
        'block-slot-unknown',
        lineOf(part),
        `The block "${node.name}" has no part "#${part.name}". ${advice}`,
      );
    }
    const name = isPart && slots.includes(part.name) ? part.name : 'default';
    parts.set(name, [...(parts.get(name) ?? []), ...(isPart ? part.children : [child])]);
  }
  if (parts.has('default') && !slots.includes('default')) {
    context.report(
      'block-slot-unknown',
      lineOf(node),
      `The block "${node.name}" has no place for its text: write <slot></slot> into blocks/${node.name}.html.`,
    );
  }
  return parts;
}

function reportProperties(
  node: ComponentNode,
  written: readonly string[],
  { props }: Template,
  context: DocumentContext,
): void {
  for (const property of written) {
    if (props.includes(property) || isAnybodys(property)) continue;
    const meant = nearestWord(property, props);
    const advice = meant ? `Did you mean "${meant}"?` : adviceOn(props);
    const message = `The block "${node.name}" has no property "${property}". ${advice}`;
    context.report('block-property-unknown', lineOf(node), message);
  }
}

interface Filling {
  position?: ComponentNode['position'];
  value(name: string): string;
  /** The content of a slot; null if the author wrote none. */
  slot(name: string): Nodes[] | null;
}

/** The nodes of a template with content and properties inserted. */
function fill(nodes: readonly (RootContent | ElementContent)[], filling: Filling, isWords = false): Nodes[] {
  return nodes.flatMap((node): Nodes[] => {
    if (node.type === 'text') {
      // Line breaks between elements only format the template's source.
      if (/^\s*\n\s*$/.test(node.value)) return [];
      return [{ type: 'text', value: fillText(node.value, filling) }];
    }
    if (node.type !== 'element') return [];
    const slot = node.properties[slotProperty];
    const inner = fill(node.children, filling, isWords || holdsOnlyWords(node.tagName));
    if (typeof slot === 'string') {
      const content = filling.slot(slot) ?? inner;
      return isWords
        ? content.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
        : content;
    }
    return [
      {
        type: 'element',
        data: { hName: node.tagName, hProperties: fillAttributes(node.properties, filling) },
        children: inner,
        // Problems with a property are reported at the line where the block is used.
        position: filling.position,
      } as unknown as Nodes,
    ];
  });
}

/** An attribute whose only value is a missing property is left out. */
function fillAttributes(properties: Element['properties'], filling: Filling): Element['properties'] {
  const filled: Element['properties'] = {};
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') {
      const text = fillText(value, filling);
      if (text !== '' || value === '') filled[name] = text;
    } else if (Array.isArray(value)) {
      filled[name] = value.flatMap((item) => fillText(String(item), filling).split(/\s+/)).filter(Boolean);
    } else filled[name] = value;
  }
  return filled;
}

function fillText(text: string, { value }: Filling): string {
  return text.replace(placeholder, (_, name: string) => value(kebabCase(name)));
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

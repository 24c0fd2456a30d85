// Data in text, `{{ $doc.title || 'Untitled' }}`, and in properties, `:to="$doc.repository"`: front matter of
// the page, or properties of the surrounding block. Values are looked up by name; nothing is ever evaluated.
import type { Nodes, Root } from 'mdast';
import { type DocumentContext, lineOf } from '../context.ts';
import { ExcessError } from '../limits.ts';
import { type ComponentNode, readProps } from './component-node.ts';

type Data = Readonly<Record<string, unknown>>;

const binding = /\{\{\s*([^{}|]*?)\s*(?:\|\|\s*(?:'([^{}]*)'|"([^{}]*)")\s*)?\}\}/g;
const ofDocument = /^\$doc(?:ument)?\.(.+)/;
const path = /^[\w$-]+(?:\.[\w$-]+|\[\d+\])*$/;

/**
 * Maximum characters inserted by all bindings of a page, so that a long value used many times cannot make it
 * huge.
 */
const maxBound = 500_000;

interface Binder {
  context: DocumentContext;
  /** Characters inserted so far. */
  brought: number;
}

/** Inserts the data into the texts and properties of a page. */
export function bindData(tree: Root, context: DocumentContext): void {
  const document = context.data ?? {};
  const page = { ...document, meta: { ...document, ...groupOf(document.meta) } };
  bindChildren(tree.children, { ...document, $doc: page, $document: page }, { context, brought: 0 });
}

function bindChildren(children: readonly Nodes[], data: Data, binder: Binder): void {
  for (const child of children) {
    if (child.type === 'text') {
      if (child.value.includes('{{')) child.value = fillText(child.value, data, lineOf(child), binder);
    } else if ('children' in child) {
      bindChildren(child.children, scopeOf(child as unknown as ComponentNode, data), binder);
    }
  }
}

/**
 * The data for texts inside a node. Inside a component it includes the component's properties, which are
 * bound first.
 */
function scopeOf(node: ComponentNode, data: Data): Data {
  if (node.type !== 'containerComponent' && node.type !== 'textComponent') return data;
  bindProperties(node, data);
  return { ...data, ...readProps(node.attributes ?? {}), ...node.settings };
}

/** A name without a value is kept as typed, so that no text is lost. */
function fillText(text: string, data: Data, line: number | null, binder: Binder): string {
  return text.replace(binding, (typed: string, name: string, single?: string, double?: string) => {
    const value = path.test(name) ? textOf(find(name, data)) : null;
    const shown = value ?? single ?? double;
    if (shown === undefined) {
      const key = ofDocument.exec(name)?.[1];
      if (key !== undefined) reportUnknown(typed, key, line, binder.context);
      return typed;
    }
    binder.brought += shown.length;
    if (binder.brought > maxBound)
      throw new ExcessError({ code: 'references-too-large', line: line ?? 1, message: tooMuchBound });
    return shown;
  });
}

/**
 * Only names that certainly refer to this page are reported; text in braces may just as well be about
 * templates.
 */
function reportUnknown(typed: string, key: string, line: number | null, { report }: DocumentContext): void {
  report(
    'binding-unknown',
    line,
    `"${typed.slice(0, 60)}" is shown as it is written: the page has no such value. Write "${key.slice(0, 40)}: …" above the page, or put the brackets into code.`,
  );
}

const tooMuchBound =
  'Values of the front matter are repeated so often that the page becomes too large. Shorten them, or show them less often.';

/**
 * `:to="$doc.repository"`, in braces or as YAML. A value that is neither data nor the name of data is kept as
 * text.
 */
function bindProperties(node: ComponentNode, data: Data): void {
  for (const group of [node.attributes, node.settings])
    for (const [key, written] of Object.entries(group ?? {})) {
      if (!group || !key.startsWith(':') || typeof written !== 'string') continue;
      const value = path.test(written) ? find(written, data) : undefined;
      if (value !== undefined) group[key] = JSON.stringify(value);
      if (group === node.settings) {
        Object.assign(group, readProps({ [key]: group[key] }));
        delete group[key];
      }
    }
}

/** Only own properties count, not those inherited from `Object`. */
function find(name: string, data: unknown): unknown {
  return name
    .split(/[.[\]]/)
    .filter((key) => key !== '')
    .reduce((value: unknown, key) => {
      const isGroup = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
      return isGroup ? (value as Record<string, unknown>)[key] : undefined;
    }, data);
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value))
    return value.every((item) => textOf(item) !== null) ? value.map(textOf).join(', ') : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null;
}

function groupOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

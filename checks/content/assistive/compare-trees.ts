// Compares the assistive view of a source with Chromium's tree of it, line by line.
import { type AssistivePart, readAssistiveTree, titleOf } from '#lib/assistive/assistive-tree.ts';
import { descendants, type SourceNode } from '#lib/assistive/source-tree.ts';
import type { ChromiumNode } from './chromium-tree.ts';
import type { ComparedLine } from './compared-line.ts';
import { boxes, mappedDifferences, ownWords, roleWords } from './mapped-differences.ts';

export interface TreeComparison {
  /** Number of compared lines, including text. */
  nodes: number;
  /** Of these, the ones with a difference listed in the table. */
  mapped: number;
  differences: TreeDifference[];
}

export interface TreeDifference {
  /** The element with the difference, or the last one before it. */
  element: number;
  ours: string;
  theirs: string;
}

/** States supported by both sides. */
const compared = [
  ...['level', 'checked', 'pressed', 'selected', 'expanded', 'value', 'required', 'invalid', 'readonly'],
  ...['multiline', 'multiselectable', 'disabled', 'live'],
];
/** States that are announced even when off. */
const saidWhenOff = ['checked', 'expanded', 'pressed', 'selected'];

/** Compares the view of a document with Chromium's tree of the same source. */
export function compareTrees(root: SourceNode, chromium: readonly ChromiumNode[]): TreeComparison {
  const known = new Set(chromium.filter(({ role }) => !boxes.includes(role)).map(({ element }) => element));
  const isBox = ({ element, tag }: ComparedLine) =>
    // Chromium has no node for the body of a table, nor for a caption that contains blocks.
    (tag === 'tbody' || tag === 'caption') && !known.has(element);
  const own = ownLines(root);
  const ours = withoutBoxes(own, isBox);
  const theirs = chromiumLines(chromium);
  const result: TreeComparison = { nodes: theirs.length, mapped: own.filter(isBox).length, differences: [] };
  let element = 0;
  for (let at = 0; at < Math.max(ours.length, theirs.length); at++) {
    const [mine, other] = [ours[at], theirs[at]];
    element = mine?.element ?? other?.element ?? element;
    const fields = mine && other ? differingFields(mine, other) : ['role'];
    const open = fields.filter((field) => !isMapped(field, mine, other));
    if (fields.length > 0 && open.length === 0) result.mapped++;
    if (open.length === 0) continue;
    result.differences.push({ element, ours: written(mine), theirs: written(other) });
    // After a line that exists on one side only, the following lines no longer correspond.
    if (open.includes('role')) break;
  }
  return result;
}

function isMapped(field: string, ours?: ComparedLine, theirs?: ComparedLine): boolean {
  if (!ours || !theirs) return false;
  return mappedDifferences.some(({ fields, holds }) => fields.includes(field) && holds(ours, theirs));
}

/** The fields in which two lines differ; `role` means that they are not the same line at all. */
function differingFields(ours: ComparedLine, theirs: ComparedLine): string[] {
  const isSame =
    ours.depth === theirs.depth &&
    ours.tag === theirs.tag &&
    (ownWords[ours.role] ?? ours.role) === theirs.role;
  if (!isSame) return ['role'];
  const fields = (['name', 'description'] as const).filter((field) => ours[field] !== theirs[field]);
  return [...fields, ...compared.filter((state) => stateOf(ours, state) !== stateOf(theirs, state))];
}

function stateOf({ states }: ComparedLine, state: string): string {
  const value = states[state] ?? '';
  return value === 'false' && !saidWhenOff.includes(state) ? '' : value;
}

function ownLines(root: SourceNode): ComparedLine[] {
  const order = new Map(descendants(root).map((element, at) => [element, at]));
  const lines: ComparedLine[] = [line({ role: 'document', tag: 'document', name: titleOf(root) })];
  const visit = (parts: readonly AssistivePart[], depth: number) => {
    for (const part of parts) {
      if (part.kind === 'text') addText(lines, depth, part.text);
      if (part.kind !== 'node') continue;
      lines.push({
        depth,
        role: part.role,
        name: part.name.text,
        description: part.description,
        element: order.get(part.element) ?? null,
        tag: part.element.localName,
        states: Object.fromEntries(Object.entries(part.states).map(([name, value]) => [name, String(value)])),
      });
      visit(part.children, depth + 1);
    }
  };
  visit(readAssistiveTree(root), 0);
  return lines;
}

function chromiumLines(nodes: readonly ChromiumNode[]): ComparedLine[] {
  const lines = nodes.map((node) => ({ ...node, role: roleWords[node.role] ?? node.role }));
  const [first, ...rest] = lines;
  const merged: ComparedLine[] = first ? [{ ...first, role: 'document' }] : [];
  const optionDepths: number[] = [];
  for (const node of withoutBoxes(rest, ({ role }) => boxes.includes(role) || /^MathML/.test(role))) {
    while ((optionDepths.at(-1) ?? -1) >= node.depth) optionDepths.pop();
    if (node.role === 'option') optionDepths.push(node.depth);
    // The text of an option is its name.
    else if (optionDepths.length > 0) continue;
    if (node.role === 'text') addText(merged, node.depth, node.name);
    else merged.push(node);
  }
  return merged;
}

/** The lines without pure containers, whose content moves up a level. */
function withoutBoxes(
  lines: readonly ComparedLine[],
  isBox: (line: ComparedLine) => boolean,
): ComparedLine[] {
  const open: number[] = [];
  return lines.flatMap((line) => {
    while ((open.at(-1) ?? -1) >= line.depth) open.pop();
    const depth = line.depth - open.length;
    if (isBox(line)) {
      open.push(line.depth);
      return [];
    }
    return [{ ...line, depth }];
  });
}

/** Adjacent texts are merged; how they are split and spaced depends on rendering. */
function addText(lines: ComparedLine[], depth: number, text: string): void {
  const name = text.replace(/\s+/g, '');
  const last = lines.at(-1);
  if (last?.role === 'text' && last.depth === depth) last.name += name;
  else if (name) lines.push(line({ depth, role: 'text', name }));
}

function line(parts: Partial<ComparedLine>): ComparedLine {
  return { depth: 0, role: '', name: '', description: '', element: null, tag: '', states: {}, ...parts };
}

/** A line as shown in an error message. */
function written(line: ComparedLine | undefined): string {
  if (!line) return 'nothing';
  const states = compared.flatMap((state) => {
    const value = stateOf(line, state);
    return value ? [value === 'true' ? state : `${state} ${value}`] : [];
  });
  const name = line.name && `“${line.name}”`;
  const tag = line.tag && `<${line.tag}>`;
  const description = line.description && `described as “${line.description}”`;
  return [line.role, tag, name, description, ...states].filter(Boolean).join(' ');
}

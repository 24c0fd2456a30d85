// Flattens the accessibility tree of a document into lines in reading order, for display and for speech.
import { type AssistiveNode, type AssistivePart, readAssistiveTree, titleOf } from './assistive-tree.ts';
import { plainText, type SourceNode, words } from './source-tree.ts';
import type { States } from './states.ts';

export interface AssistiveLine {
  /** Nesting level, from zero. */
  depth: number;
  role: string;
  name?: string;
  /** The content, for a line without a name. */
  text?: string;
  /** In words, such as `level 2` and `required`. */
  states?: string[];
  description?: string;
  /** A name is required but missing. */
  isUnnamed?: true;
  /** Why it is hidden from assistive technology. */
  leftOut?: string;
}

/** Roles that need a name to be useful. */
const needName = new Set(
  words(
    `button checkbox combobox dialog frame heading image link listbox menuitem meter option progressbar radio searchbox
    slider spinbutton switch tab textbox`,
  ),
);

/** The lines of a document. Hidden content keeps its position. */
export function readAssistiveLines(root: SourceNode): AssistiveLine[] {
  const title = titleOf(root);
  const lines: AssistiveLine[] = title ? [{ depth: 0, role: 'document', name: title }] : [];
  addLines(readAssistiveTree(root), 0, lines);
  return lines;
}

/** How many lines are exposed to assistive technology, and how many are hidden. */
export function countLines(lines: readonly AssistiveLine[]): { given: number; leftOut: number } {
  const leftOut = lines.filter((line) => line.leftOut).length;
  return { given: lines.length - leftOut, leftOut };
}

function addLines(parts: readonly AssistivePart[], depth: number, lines: AssistiveLine[]): void {
  for (const part of parts) {
    if (part.kind === 'node') addNode(part, depth, lines);
    else if (part.kind === 'left out') {
      const { what, reason, text } = part;
      lines.push({ depth, role: what, ...(text && { text }), leftOut: reason });
    } else if (part.text.trim()) lines.push({ depth, role: 'text', text: plainText(part.text) });
  }
}

function addNode(node: AssistiveNode, depth: number, lines: AssistiveLine[]): void {
  const { role, description } = node;
  const name = node.name.text;
  const texts = node.children.filter((part) => part.kind === 'text' && part.text.trim() !== '');
  const given = node.children.filter((part) => part.kind !== 'left out');
  // A single text goes on the line of its element. Text that already became the name is not repeated.
  const [only] = texts;
  const isOneText = !name && texts.length === 1 && given.every((part) => part.kind === 'text');
  const isSaid = isOneText || node.name.from === 'content';
  const states = stateWords(node.states);
  lines.push({
    depth,
    role,
    ...(name && { name }),
    ...(isOneText && only?.kind === 'text' && { text: plainText(only.text) }),
    ...(states.length > 0 && { states }),
    ...(description && { description }),
    ...(!name && (needName.has(role) || role.endsWith(' field')) && { isUnnamed: true as const }),
  });
  addLines(isSaid ? node.children.filter((part) => part.kind !== 'text') : node.children, depth + 1, lines);
}

/** The states in words; states that are the default produce none. */
function stateWords(states: States): string[] {
  return Object.entries(states).flatMap(([state, value]) => {
    const said = wordsFor[state]?.(value) ?? (value === true ? state : '');
    return said ? [said] : [];
  });
}

const onOff =
  (on: string, off: string, mixed = '') =>
  (value: string | boolean) =>
    value === 'mixed' ? mixed : value ? on : off;

const wordsFor: Record<string, (value: string | boolean) => string> = {
  level: (value) => `level ${value}`,
  checked: onOff('checked', 'not checked', 'partly checked'),
  pressed: onOff('pressed', 'not pressed', 'partly pressed'),
  selected: onOff('selected', ''),
  expanded: onOff('expanded', 'collapsed'),
  popup: (value) => `opens ${value}`,
  current: (value) => (value === true ? 'current' : `current ${value}`),
  value: (value) => `value ${value}`,
  readonly: onOff('read-only', ''),
  multiline: onOff('multi-line', ''),
  multiselectable: onOff('multi-select', ''),
  sort: (value) => `sorted ${value}`,
  live: (value) => `live ${value}`,
};

// MDC's blocks:
//
//   ::name[label]{attributes}
//   ---
//   settings: in YAML
//   ---
//   Markdown
//   #slot
//   Markdown for the slot
//   ::
//
// and components on a line of their own.
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { kebabCase } from 'scule';
import { type Attributes, readAttributes } from './attributes.ts';
import { type ComponentMeta, readComponent } from './components.ts';
import { firstSign, type Line, lineAt, readInside, textOf } from './lines.ts';

/** Data of a block's tokens. */
export interface BlockMeta {
  attributes: Attributes;
  /** The YAML between two lines of dashes. */
  settings: string | null;
  /** The line that would have closed it; null if it is closed. */
  missingEnd: string | null;
}

interface Opening {
  colons: number;
  name: string;
  label: string | null;
  attributes: Attributes;
}

/** A part of a block: the content before the first slot, or a slot. */
interface Part {
  slot: { name: string; attributes: Attributes } | null;
  line: number;
  from: number;
  to: number;
}

/** The indentation of a block's lines. */
interface Indent {
  columns: number;
  /**
   * If indented content follows an empty line, everything after it is expected to have the same indentation.
   */
  further: { from: number; columns: number; code: Set<number> };
}

interface Extent {
  parts: Part[];
  settings: string | null;
  indent: Indent;
  /** The line of the closing colons, or the line after the text if there are none. */
  end: number;
  isClosed: boolean;
}

const openingForm = /^(:{2,})([a-z][\w-]*)(?![\w-])(?<!_)/i;
const fenceForm = /^(`{3,}|~{3,})/;
const dashes = /^-[- \t]{2,}$/;

export function addBlocks(md: MarkdownIt): void {
  // Before indented code: nested blocks may be indented by any amount.
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  md.block.ruler.before('table', 'block', block, { alt });
  md.block.ruler.before('table', 'lone_component', loneComponent, { alt });
}

function block(state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean {
  const opening = readOpening(textOf(state, startLine));
  if (!opening) return false;
  if (isSilent) return true;

  const extent = findExtent(state, startLine, endLine, opening);
  const open = state.push('block_open', opening.name, 1);
  const meta: BlockMeta = {
    attributes: opening.attributes,
    settings: extent.settings,
    missingEnd: extent.isClosed ? null : ':'.repeat(opening.colons),
  };
  open.meta = { ...meta };
  open.map = [startLine, extent.end];
  if (opening.label) pushParagraph(state, opening.label, startLine);
  for (const part of extent.parts) {
    if (part.slot) {
      const slot = state.push('slot_open', part.slot.name, 1);
      slot.meta = { attributes: part.slot.attributes };
      slot.map = [part.line, part.to];
    }
    readPart(state, part, extent.indent);
    if (part.slot) state.push('slot_close', part.slot.name, -1);
  }
  state.push('block_close', opening.name, -1);
  state.line = extent.end + (extent.isClosed ? 1 : 0);
  return true;
}

/** `::name[label]{attributes}` and nothing else. */
function readOpening(text: string): Opening | null {
  const [start, colons, name] = openingForm.exec(text) ?? [];
  if (start === undefined || colons === undefined || name === undefined) return null;
  let at = start.length;
  let label: string | null = null;
  if (text[at] === '[') {
    const close = closingBracket(text, at);
    if (close < 0) return null;
    label = text.slice(at + 1, close);
    at = close + 1;
  }
  let attributes: Attributes = {};
  if (text[at] === '{') {
    const read = readAttributes(text, at, { end: text.length, isOneLine: true });
    if (!read) return null;
    attributes = read.attributes;
    at = read.end;
  }
  if (text.slice(at).trim() !== '') return null;
  return { colons: colons.length, name: kebabCase(name), label, attributes };
}

/** The bracket that closes the one at a position, or -1. */
function closingBracket(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') depth++;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return -1;
}

/** The end of a block, and its parts. Skips code and blocks inside it. */
function findExtent(state: StateBlock, startLine: number, endLine: number, { colons }: Opening): Extent {
  const { indent } = lineAt(state, startLine);
  const { settings, end: firstLine } = readSettings(state, startLine + 1, endLine, indent);
  const parts: Part[] = [{ slot: null, line: startLine, from: firstLine, to: firstLine }];
  const inner: { colons: number; indent: number }[] = [];
  const further: Indent['further'] = { from: endLine, columns: 0, code: new Set() };
  let fence = '';
  /** Whether the code is indented less than its surroundings, so that its lines are kept unchanged. */
  let isCodeOutside = false;
  let line = firstLine;
  const finish = (isClosed: boolean): Extent => {
    const last = parts.at(-1);
    if (last) last.to = line;
    return { parts, settings, indent: { columns: indent, further }, end: line, isClosed };
  };
  for (; line < endLine; line++) {
    const text = textOf(state, line);
    if (text === '') continue;
    const { indent: lineIndent } = lineAt(state, line);
    if (lineIndent < state.blkIndent) break;
    if (fence !== '') {
      if (isCodeOutside) further.code.add(line);
      if (text.startsWith(fence) && text.trimEnd() === (text[0] ?? '').repeat(text.trimEnd().length))
        fence = '';
      continue;
    }
    const opened = fenceForm.exec(text)?.[1];
    if (opened !== undefined && !(opened.startsWith('`') && text.slice(opened.length).includes('`'))) {
      fence = opened;
      isCodeOutside = lineIndent - indent < further.columns;
      continue;
    }
    if (text.startsWith('::')) {
      if (/^:+\s*$/.test(text)) {
        const size = text.trimEnd().length;
        // A block that is indented further than this line was never closed.
        while ((inner.at(-1)?.indent ?? 0) > lineIndent) inner.pop();
        if (inner.at(-1)?.colons === size) inner.pop();
        else if (inner.length === 0 && size === colons && lineIndent <= indent) return finish(true);
      } else {
        const opening = readOpening(text);
        if (!opening) continue;
        if (further.columns === 0 && lineIndent > indent && state.isEmpty(line - 1))
          Object.assign(further, { from: line, columns: lineIndent - indent });
        inner.push({ colons: opening.colons, indent: lineIndent });
      }
    } else if (inner.length === 0 && lineIndent <= indent && /^#[a-z]/i.test(text)) {
      finish(false);
      parts.push({ slot: readSlot(text), line, from: line + 1, to: line + 1 });
    }
  }
  return finish(false);
}

/** `#name{attributes}` */
function readSlot(text: string): { name: string; attributes: Attributes } | null {
  const bracket = text.indexOf('{');
  const read = bracket < 0 ? null : readAttributes(text, bracket, { end: text.length, isOneLine: true });
  const name = (read ? text.slice(1, bracket) : text.slice(1)).trim();
  const attributes = read?.attributes ?? {};
  // Content of the default slot is simply the block's content.
  return name === 'default' && Object.keys(attributes).length === 0 ? null : { name, attributes };
}

/** Settings start in the first line of a block; without a second line of dashes they extend to its end. */
function readSettings(
  state: StateBlock,
  firstLine: number,
  endLine: number,
  indent: number,
): { settings: string | null; end: number } {
  const isDashes = (line: number) =>
    lineAt(state, line).indent === indent && dashes.test(textOf(state, line));
  if (firstLine >= endLine || !isDashes(firstLine)) return { settings: null, end: firstLine };
  let last = firstLine + 1;
  while (last < endLine && !isDashes(last)) last++;
  return {
    settings: state.getLines(firstLine + 1, last, indent, false),
    end: Math.min(last + 1, endLine),
  };
}

/** Parses a part; its lines may be indented as far as the block is, but need not be. */
function readPart(state: StateBlock, { from, to }: Part, { columns, further }: Indent): void {
  const changed = new Map<number, Line>();
  for (let number = from; number < to; number++) {
    const line = lineAt(state, number);
    if (line.indent < columns) changed.set(number, { ...line, indent: columns });
    else if (number >= further.from && !further.code.has(number))
      changed.set(number, outdent(state, line, Math.min(further.columns, line.indent - columns)));
  }
  readInside(state, { from, to, indent: columns }, changed);
}

/**
 * Removes leading spaces from a line. Tabs are kept, because they may be wider than the indentation to
 * remove.
 */
function outdent({ src }: StateBlock, line: Line, columns: number): Line {
  const { start, shift, indent, leftOut } = line;
  if (columns <= 0 || !/^ *$/.test(src.slice(start, start + columns))) return line;
  return {
    start: start + columns,
    shift: shift - columns,
    indent: indent - columns,
    leftOut: leftOut + columns,
  };
}

/** `:name[words]{attributes}` on a line of its own is not a paragraph. */
function loneComponent(state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean {
  const start = firstSign(state, startLine);
  if (state.src[start] !== ':' || state.src[start + 1] === ':') return false;
  const end = state.eMarks[endLine - 1] ?? state.src.length;
  const firstLine = state.src.slice(0, state.eMarks[startLine]);
  const found = readComponent(state.src, start, end, (at) => closingBracket(firstLine, at));
  if (!found) return false;
  // Its attributes may span several lines.
  let line = startLine;
  while (line + 1 < endLine && (state.eMarks[line] ?? 0) < found.end) line++;
  if (state.src.slice(found.end, state.eMarks[line]).trim() !== '') return false;
  if (isSilent) return true;

  const open = state.push('component_open', found.name, 1);
  const meta: ComponentMeta = { attributes: found.attributes, written: state.src.slice(start, found.end) };
  open.meta = { ...meta };
  open.map = [startLine, line + 1];
  if (found.label) pushInline(state, state.src.slice(found.label.start, found.label.end), startLine);
  state.push('component_close', found.name, -1);
  state.line = line + 1;
  return true;
}

function pushParagraph(state: StateBlock, content: string, line: number): void {
  state.push('paragraph_open', 'p', 1).map = [line, line + 1];
  pushInline(state, content, line);
  state.push('paragraph_close', 'p', -1);
}

function pushInline(state: StateBlock, content: string, line: number): void {
  const inline = state.push('inline', '', 0);
  inline.content = content;
  inline.map = [line, line + 1];
  inline.children = [];
}

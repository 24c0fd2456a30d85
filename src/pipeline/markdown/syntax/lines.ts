// The lines of a text, as the rules for blocks see them while they read.
import type { StateBlock } from 'markdown-it';

export interface Line {
  /** Where it starts in the text. Quotations and lists around it are left out. */
  start: number;
  /** How many signs its indentation takes. */
  shift: number;
  /** How many columns its indentation is wide; a tab may take up to four. */
  indent: number;
  /** How many columns were left out before its start. */
  leftOut: number;
}

export function lineAt({ bMarks, tShift, sCount, bsCount }: StateBlock, line: number): Line {
  return {
    start: bMarks[line] ?? 0,
    shift: tShift[line] ?? 0,
    indent: sCount[line] ?? 0,
    leftOut: bsCount[line] ?? 0,
  };
}

/** Where the first sign of a line stands that is no space. */
export function firstSign(state: StateBlock, line: number): number {
  const { start, shift } = lineAt(state, line);
  return start + shift;
}

/** A line from its first sign on. */
export function textOf(state: StateBlock, line: number): string {
  return state.src.slice(firstSign(state, line), state.eMarks[line]);
}

/** Reads lines as Markdown of their own that is indented; some may look different for that time. */
export function readInside(
  state: StateBlock,
  { from, to, indent }: { from: number; to: number; indent: number },
  changed: ReadonlyMap<number, Line>,
): void {
  const { blkIndent, lineMax, parentType } = state;
  const before = [...changed.keys()].map((number) => [number, lineAt(state, number)] as const);
  for (const [number, line] of changed) setLine(state, number, line);
  Object.assign(state, { blkIndent: indent, lineMax: to, parentType: 'root' });
  state.md.block.tokenize(state, from, to);
  Object.assign(state, { blkIndent, lineMax, parentType });
  for (const [number, line] of before) setLine(state, number, line);
}

function setLine(state: StateBlock, number: number, { start, shift, indent, leftOut }: Line): void {
  state.bMarks[number] = start;
  state.tShift[number] = shift;
  state.sCount[number] = indent;
  state.bsCount[number] = leftOut;
}

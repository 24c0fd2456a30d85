// The lines of a text as block rules see them during parsing.
import type { StateBlock } from 'markdown-it';

export interface Line {
  /** Its start in the text, without markers of quotations and lists around it. */
  start: number;
  /** Number of characters of its indentation. */
  shift: number;
  /** Width of its indentation in columns; a tab may take up to four. */
  indent: number;
  /** Columns skipped before its start. */
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

/** The position of the first non-space character of a line. */
export function firstSign(state: StateBlock, line: number): number {
  const { start, shift } = lineAt(state, line);
  return start + shift;
}

/** A line from its first non-space character. */
export function textOf(state: StateBlock, line: number): string {
  return state.src.slice(firstSign(state, line), state.eMarks[line]);
}

/** Parses lines as an indented Markdown block of their own; some may be changed temporarily. */
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

// GitHub's footnotes: `[^name]` refers to the note that `[^name]: words` defines anywhere in the page.
import type { Env, MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { firstSign, lineAt, readInside } from './lines.ts';

const callForm = /\[\^((?:\\.|[^\s\\[\]])+)\]/y;
/** The indentation of code blocks, which also continues a note after its first line. */
const codeIndent = 4;

export function addFootnotes(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'footnote', definition, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.inline.ruler.before('link', 'footnote', call);
}

/** The normalised form of a name. */
export function footnoteId(name: string): string {
  return name.toLowerCase().toUpperCase();
}

function definition(state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean {
  const { blkIndent } = state;
  if (lineAt(state, startLine).indent - blkIndent >= codeIndent) return false;
  const start = firstSign(state, startLine);
  const name = nameAt(state.src, start);
  const afterName = start + (name?.length ?? 0) + '[^]'.length;
  if (name === null || state.src[afterName] !== ':') return false;
  if (isSilent) return true;

  namesOf(state.env).add(footnoteId(name));
  const open = state.push('footnote_open', '', 1);
  open.meta = { name };
  const indent = blkIndent + codeIndent;
  // The first line is parsed as if it started after the colon.
  const content = Math.min(state.skipSpaces(afterName + 1), state.eMarks[startLine] ?? 0);
  const firstLine = { ...lineAt(state, startLine), start: content, shift: 0, indent };
  readInside(state, { from: startLine, to: endLine, indent }, new Map([[startLine, firstLine]]));
  if (state.line === startLine) state.line++;
  open.map = [startLine, state.line];
  state.push('footnote_close', '', -1);
  return true;
}

function call(state: StateInline, isSilent: boolean): boolean {
  // While the parser looks for the end of a link, brackets inside it are counted one by one.
  const name = isSilent ? null : nameAt(state.src, state.pos);
  if (name === null || !namesOf(state.env).has(footnoteId(name))) return false;
  const end = state.pos + name.length + '[^]'.length;
  if (end > state.posMax) return false;
  state.push('footnote_call', '', 0).meta = { name };
  state.pos = end;
  return true;
}

function nameAt(text: string, start: number): string | null {
  callForm.lastIndex = start;
  return callForm.exec(text)?.[1] ?? null;
}

function namesOf(env: Env): Set<string> {
  env.footnotes ??= new Set<string>();
  return env.footnotes as Set<string>;
}

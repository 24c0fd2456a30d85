// GitHub's `~words~` and `~~words~~`. The parser's own rule supports only the second.
import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it';

const tilde = 126;

export function addStrikethrough(md: MarkdownIt): void {
  md.inline.ruler.at('strikethrough', tokenise);
  md.inline.ruler2.at('strikethrough', pair);
}

function tokenise(state: StateInline, isSilent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== tilde || isSilent) return false;
  const { can_open: open, can_close: close, length } = state.scanDelims(state.pos, true);
  state.push('text', '', 0).content = '~'.repeat(length);
  if (length <= 2) {
    const token = state.tokens.length - 1;
    // The two lengths do not match each other: each is a separate marker.
    state.delimiters.push({ marker: tilde * length, length: 0, token, end: -1, open, close });
  }
  state.pos += length;
  return true;
}

function pair(state: StateInline): void {
  const lists = [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])];
  for (const delimiters of lists) {
    for (const opener of delimiters) {
      if (opener.marker % tilde !== 0 || opener.end < 0) continue;
      turnInto(state, opener, 's_open', 1);
      turnInto(state, delimiters[opener.end], 's_close', -1);
    }
  }
}

function turnInto(state: StateInline, delimiter: Delimiter | undefined, type: string, nesting: 1 | -1): void {
  const token = delimiter && state.tokens[delimiter.token];
  if (token) Object.assign(token, { type, tag: 'del', nesting, content: '' });
}

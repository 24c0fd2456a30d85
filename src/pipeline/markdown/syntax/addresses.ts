// GitHub's autolinks: `https://example.org/a` and `www.example.org` become links.
import type { MarkdownIt, StateInline } from 'markdown-it';

/** Characters that end a run of plain text; the parser's own list. */
const terminators = new Set([...'\n!#$%&*+-:<=>@[\\]^_`{}~'].map((sign) => sign.charCodeAt(0)));
const beginning = /(?:www\.|https?:\/\/)/iy;
/**
 * The protocol, the host (only dots, dashes and underscores as punctuation), and everything up to a space or
 * a tag.
 */
const form = /^(https?:\/\/)?([^\s<!-,/:-@[-^`{-~]*)[^\s<]*/i;
/** As long as `&CounterClockwiseContourIntegral;`. */
const longestEntity = 33;
const letterH = 104;
const letterW = 119;

export function addAddresses(md: MarkdownIt): void {
  md.inline.ruler.at('text', plainText);
  md.inline.ruler.after('text', 'address', address);
}

/** Text up to the next special character, or up to an address. */
function plainText(state: StateInline, isSilent: boolean): boolean {
  let at = state.pos;
  for (; at < state.posMax; at++) {
    const code = state.src.charCodeAt(at);
    if (terminators.has(code)) break;
    const letter = code | 32;
    if ((letter === letterH || letter === letterW) && at > state.pos && startsAddress(state.src, at)) break;
  }
  if (at === state.pos || (at > state.pos && startsAddress(state.src, state.pos) && endOfAddress(state) >= 0))
    return false;
  if (!isSilent) state.pending += state.src.slice(state.pos, at);
  state.pos = at;
  return true;
}

function address(state: StateInline, isSilent: boolean): boolean {
  const end = endOfAddress(state);
  if (end < 0) return false;
  if (!isSilent) {
    const written = state.src.slice(state.pos, end);
    const open = state.push('link_open', 'a', 1);
    open.attrs = [['href', /^www\./i.test(written) ? `http://${written}` : written]];
    state.push('text', '', 0).content = written;
    state.push('link_close', 'a', -1);
  }
  state.pos = end;
  return true;
}

/** An address must be at the start of a line, or after a space or one of `*`, `_`, `~`, `(`. */
function startsAddress(text: string, at: number): boolean {
  beginning.lastIndex = at;
  return beginning.test(text) && (at === 0 || /[\s*_~(]/.test(text[at - 1] ?? ''));
}

/** The end of the address at the current position, or -1. */
function endOfAddress({ src, pos, posMax, linkLevel }: StateInline): number {
  if (linkLevel > 0 || !startsAddress(src, pos)) return -1;
  const rest = src.slice(pos, posMax);
  const [found = '', protocol, domain = ''] = form.exec(rest) ?? [];
  const segments = domain.replace(/\.$/, '').split('.');
  if (domain === '' || segments.some((segment) => segment === '')) return -1;
  if (protocol === undefined && segments.length < 2) return -1;
  if (segments.slice(-2).some((segment) => segment.includes('_'))) return -1;
  return pos + lengthWithoutPunctuation(found);
}

/** The length of an address without punctuation of the sentence, or a bracket that it does not open. */
function lengthWithoutPunctuation(address: string): number {
  let end = address.length;
  let surplus = count(address, ')') - count(address, '(');
  for (;;) {
    const last = address[end - 1] ?? '';
    if (last === ')' && surplus > 0) {
      surplus--;
      end--;
    } else if (last === ';') {
      const entity = /&[a-z\d]+;$/i.exec(address.slice(Math.max(0, end - longestEntity), end));
      end -= entity?.[0].length ?? 1;
    } else if (last !== '' && '?!.,:*_~\'"'.includes(last)) end--;
    else return end;
  }
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

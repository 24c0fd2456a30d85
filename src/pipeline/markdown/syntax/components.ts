// Inline MDC: `:name[words]{attributes}`, `[words]{attributes}`, and `{attributes}` directly after a Markdown
// element.
import type { MarkdownIt, StateInline } from 'markdown-it';
import { kebabCase } from 'scule';
import { type Attributes, readAttributes } from './attributes.ts';

/** Data of a component's tokens. */
export interface ComponentMeta {
  attributes: Attributes;
  /** As the author typed it. */
  written: string;
}

interface Component {
  name: string;
  label: { start: number; end: number } | null;
  attributes: Attributes;
  end: number;
}

const nameForm = /:([a-z][\w-]*)(?![\w-])(?<!_)/iy;
/** Characters allowed before a component, so that `10:30` and `a:b` are not components. */
const mayPrecede = /[\s[*_(]/;

export function addComponents(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'component', component);
  md.inline.ruler.before('link', 'span', span);
  md.inline.ruler.before('link', 'attributes', attributes);
}

/** The component at a position, or null. */
export function readComponent(
  text: string,
  start: number,
  end: number,
  labelEnd: (start: number) => number,
): Component | null {
  nameForm.lastIndex = start;
  const name = nameForm.exec(text)?.[1];
  if (name === undefined || start + 1 + name.length > end) return null;
  let at = start + 1 + name.length;
  if (text[at] === ':' && at < end) return null;
  let label: Component['label'] = null;
  let found: Attributes | null = null;
  // Text and attributes can be in either order.
  while (at < end) {
    if (text[at] === '[' && !label) {
      const close = labelEnd(at);
      if (close < 0) break;
      label = { start: at + 1, end: close };
      at = close + 1;
    } else if (text[at] === '{' && !found) {
      const read = readAttributes(text, at, { end });
      if (!read) break;
      found = read.attributes;
      at = read.end;
    } else break;
  }
  return { name: kebabCase(name), label, attributes: found ?? {}, end: at };
}

function component(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax, md } = state;
  if (src[pos] !== ':' || (pos > 0 && !mayPrecede.test(src[pos - 1] ?? ''))) return false;
  const found = readComponent(src, pos, posMax, (start) => md.helpers.parseLinkLabel(state, start));
  if (!found) return false;
  if (!isSilent) {
    const meta = { attributes: found.attributes, written: src.slice(pos, found.end) };
    pushWithContent(state, 'component', found.name, meta, found.label);
  }
  state.pos = found.end;
  return true;
}

function span(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax, md } = state;
  // While the parser looks for the end of a link, brackets inside it are counted one by one; a whole span
  // would be a link in a link.
  if (isSilent || src[pos] !== '[' || src[pos + 1] === '[' || src[pos - 1] === '[') return false;
  if (!mayHaveSpans(state)) return false;
  const close = md.helpers.parseLinkLabel(state, pos);
  if (close < 0 || src[close + 1] !== '{') return false;
  const read = readAttributes(src, close + 1, { end: posMax });
  // Without attributes it is a footnote, a reference or just text in brackets.
  if (!read || Object.keys(read.attributes).length === 0) return false;
  const meta = { attributes: read.attributes, written: src.slice(pos, read.end) };
  pushWithContent(state, 'component', 'span', meta, { start: pos + 1, end: close });
  state.pos = read.end;
  return true;
}

/** A text is checked for spans once, not at every bracket. */
const spansByState = new WeakMap<StateInline, boolean>();

function mayHaveSpans(state: StateInline): boolean {
  let may = spansByState.get(state);
  if (may === undefined) {
    may = state.src.includes(']{');
    spansByState.set(state, may);
  }
  return may;
}

function attributes(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax } = state;
  // Whether an element ends here is only known after the whole text is parsed; until then its last character
  // decides.
  if (src[pos] !== '{' || !/[)\]`*_]/.test(src[pos - 1] ?? '')) return false;
  const read = readAttributes(src, pos, { end: posMax });
  if (!read || Object.keys(read.attributes).length === 0) return false;
  if (!isSilent) {
    const token = state.push('attributes', '', 0);
    const meta: ComponentMeta = { attributes: read.attributes, written: src.slice(pos, read.end) };
    token.meta = { ...meta };
  }
  state.pos = read.end;
  return true;
}

function pushWithContent(
  state: StateInline,
  type: string,
  name: string,
  meta: ComponentMeta,
  label: Component['label'],
): void {
  const open = state.push(`${type}_open`, name, 1);
  open.meta = { ...meta };
  if (label) {
    const { posMax } = state;
    state.pos = label.start;
    state.posMax = label.end;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
  }
  state.push(`${type}_close`, name, -1);
}

import {
  byName, headings, headNames, scopes, special,
} from './groups.js';
import { adopt } from './adoption.js';

const insert = (b, { name, attributes }) => b.insert(name, attributes);

const itemLimits = new Set(special);
for (const name of ['address', 'div', 'p']) itemLimits.delete(name);

const rules = byName({
  html: (b, token) => b.addAttributes(b.open.list[0], token.attributes),
  body: (b, token) => b.addAttributes(b.open.list[1], token.attributes),
  'head frame frameset': () => {},
  'iframe noembed param source textarea track': insert,
  [[...headNames].join(' ')]: insert,
  [`address article aside blockquote center details dialog dir div dl
    fieldset figcaption figure footer form header hgroup hr listing main
    menu nav ol p plaintext pre search section summary ul xmp`]: block,
  [[...headings].join(' ')]: heading,
  li: (b, token) => item(b, token, ['li']),
  'dd dt': (b, token) => item(b, token, ['dd', 'dt']),
  table,
  button,
  select,
  'option optgroup': option,
  image: (b, token) => startTag(b, { ...token, name: 'img' }),
  a: link,
  'b big code em font i s small strike strong tt u': format,
  nobr,
});

export function startTag(b, token) {
  (rules.get(token.name) ?? other)(b, token);
}

function other(b, token) {
  b.formatting.reopen(b);
  insert(b, token);
  // Only inside SVG and MathML, a slash closes an element.
  const foreign = b.open.named('svg') ?? b.open.named('math');
  if (foreign && token.selfClosing) b.pop();
}

function block(b, token) {
  b.closeParagraph();
  insert(b, token);
}

function heading(b, token) {
  b.closeParagraph();
  if (headings.has(b.open.current.name)) b.pop();
  insert(b, token);
}

/** A new item ends the item before it, but not that of an outer list. */
function item(b, token, names) {
  const last = b.open.find(({ name }) => names.includes(name), itemLimits);
  if (last) b.popThrough(last);
  b.closeParagraph();
  insert(b, token);
}

/** Without a doctype, a table may be inside a paragraph. */
function table(b, token) {
  if (!b.quirks) b.closeParagraph();
  insert(b, token);
}

function button(b, token) {
  const outer = b.open.named('button', scopes.normal);
  if (outer) b.popThrough(outer);
  other(b, token);
}

/** A select inside a select is an end tag. */
function select(b, token) {
  const outer = b.open.named('select', scopes.normal);
  if (outer) b.popThrough(outer);
  else other(b, token);
}

function option(b, token) {
  if (b.open.current.name === 'option') b.pop();
  other(b, token);
}

function format(b, token) {
  b.formatting.reopen(b);
  b.formatting.add(b.insert(token.name, token.attributes));
}

/** A link inside a link ends the outer one. */
function link(b, token) {
  const outer = b.formatting.named('a');
  if (outer) {
    adopt(b, 'a');
    b.formatting.remove(outer);
    b.open.remove(outer);
  }
  format(b, token);
}

function nobr(b, token) {
  if (b.open.named('nobr')) adopt(b, 'nobr');
  format(b, token);
}

import { byName, headings, scopes, special } from './groups.js';

const insert = (b, { name, attributes }) => b.insert(name, attributes);

const itemLimits = new Set(special);
for (const name of ['address', 'div', 'p']) itemLimits.delete(name);

const rules = byName({
  html: (b, token) => b.addAttributes(b.open.list[0], token.attributes),
  body: (b, token) => b.addAttributes(b.open.list[1], token.attributes),
  'head frame frameset': () => {},
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
});

export function startTag(b, token) {
  (rules.get(token.name) ?? other)(b, token);
}

function other(b, token) {
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

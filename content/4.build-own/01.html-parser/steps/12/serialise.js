import { isVoid, words } from './groups.js';

// The text of these is not read for references, so don't write any.
const plain = words(`iframe noembed noframes noscript plaintext script
  style xmp`);
const losesNewline = words('listing pre textarea');

/** The HTML of everything inside the node. */
export function serialise(node) {
  return node.children.map((child) => write(child, node)).join('');
}

function write(node, parent) {
  switch (node.type) {
    case 'text':
      return plain.has(parent.name) ? node.text : escapeText(node.text);
    case 'comment':
      return `<!--${node.text}-->`;
    case 'doctype':
      return `<!DOCTYPE ${node.name ?? ''}>`;
    default:
      return writeElement(node);
  }
}

function writeElement(element) {
  const { name, attributes, children } = element;
  const pairs = attributes.map(
    ([key, value]) => ` ${key}="${escapeValue(value)}"`,
  );
  const start = `<${name}${pairs.join('')}>`;
  if (isVoid(name)) return start;
  // The parser drops the first line break here, so we write one more.
  const first = losesNewline.has(name) && children[0]?.text;
  const extra = first && first.startsWith('\n') ? '\n' : '';
  return `${start}${extra}${serialise(element)}</${name}>`;
}

function escapeText(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The parser doesn't read < and > in a value, but older ones might. */
function escapeValue(value) {
  return escapeText(value).replaceAll('"', '&quot;');
}

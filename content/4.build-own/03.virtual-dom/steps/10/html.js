const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

function escaped(value) {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

/** Writes an element of a page, with everything in it, as HTML. */
export function toHTML(node) {
  if (node.nodeType === 3) return escaped(node.data);
  // Sorted, as the order of attributes has no meaning.
  const attributes = node
    .getAttributeNames()
    .sort()
    .map((name) => ` ${name}="${escaped(node.getAttribute(name))}"`);
  const start = `<${node.localName}${attributes.join('')}>`;
  if (voidElements.has(node.localName)) return start;
  return `${start}${innerHTML(node)}</${node.localName}>`;
}

/** The same, without the element itself. */
export function innerHTML(element) {
  return [...element.childNodes].map(toHTML).join('');
}

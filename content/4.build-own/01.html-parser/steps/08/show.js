/** A tree on one line, such as p("Hello " b("world")), for the tests. */
export function show(node) {
  switch (node.type) {
    case 'document':
      return inner(node);
    case 'text':
      return JSON.stringify(node.text);
    case 'comment':
      return `<!--${node.text}-->`;
    case 'doctype':
      return `!${node.name}`;
    default:
      return start(node) + (node.children.length ? `(${inner(node)})` : '');
  }
}

/** Only what is inside the node. */
export function inner(node) {
  return node.children.map(show).join(' ');
}

function start({ name, attributes }) {
  const pairs = attributes.map(([key, value]) => `[${key}=${value}]`);
  return name + pairs.join('');
}

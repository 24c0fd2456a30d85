import { byName, scopes, tableFrame, words } from './groups.js';

const parts = words('caption col colgroup tbody td tfoot th thead tr');
// The nearest of these says whether we are in a cell or between cells.
const landmarks = new Set([...parts, 'html', 'table']);

/** The parents of a part, of which the first is made if none is open. */
const parents = byName({
  'td th': ['tr'],
  tr: ['tbody', 'tfoot', 'thead'],
  col: ['colgroup'],
});

/** Reads a token about a table, and returns false for any other. */
export function tableRules(b, token) {
  const { type, name } = token;
  b.fostering = false;
  endColumns(b, token);
  if (type === 'start' && parts.has(name)) return startPart(b, token);
  if (type === 'end' && (parts.has(name) || name === 'table')) {
    return endPart(b, name);
  }
  const nearest = b.open.find((element) => landmarks.has(element.name));
  const between = tableFrame.has(nearest?.name);
  // Between the cells, a new table ends this one.
  if (between && type === 'start' && name === 'table') {
    endPart(b, 'table');
    return false;
  }
  if (isSpace(token) && tableFrame.has(b.open.current.name)) {
    b.insertText(token.text);
    return true;
  }
  b.fostering = between && name !== 'script' && name !== 'style';
  return false;
}

function isSpace({ type, text }) {
  return type === 'text' && /^[\t\n\f\r ]*$/.test(text);
}

function startPart(b, { name, attributes }) {
  // Outside a table, a part of a table means nothing.
  if (!b.open.named('table', scopes.table)) return true;
  prepare(b, name);
  b.insert(name, attributes);
  return true;
}

/** Closes what is open, and opens the parents that are missing. */
function prepare(b, name) {
  const stops = ancestors(name);
  while (!stops.includes(b.open.current.name)) b.pop();
  const [needed, ...others] = parents.get(name) ?? ['table'];
  if ([needed, ...others].includes(b.open.current.name)) return;
  prepare(b, needed);
  b.insert(needed);
}

function ancestors(name) {
  const above = parents.get(name);
  return above ? [...above, ...ancestors(above[0])] : ['table'];
}

function endPart(b, name) {
  const part = b.open.named(name, scopes.table);
  if (part) b.popThrough(part);
  return true;
}

/** A colgroup has only columns, so anything else ends it. */
function endColumns(b, token) {
  const stays = isSpace(token) || token.name === 'col';
  if (b.open.current.name === 'colgroup' && !stays) b.pop();
}

import { Input, lower } from './input.js';

const word = /-?[a-z_\u0080-\uFFFF][\w\u0080-\uFFFF-]*/iy;

/** All elements inside the root that match, in document order. */
export function select(root, selector) {
  const chains = parseSelector(selector);
  const found = [];
  visit(root, (element) => {
    const matching = chains.some((chain) => matches(element, chain));
    if (matching) found.push(element);
  });
  return found;
}

export function attribute(element, name) {
  return element.attributes.find(([key]) => key === name)?.[1];
}

function visit(node, look) {
  for (const child of node.children ?? []) {
    if (child.type === 'element') look(child);
    visit(child, look);
  }
}

/** Starts at the last part, because most elements fail there already. */
function matches(element, chain, index = chain.length - 1) {
  const { combinator, tests } = chain[index];
  if (!tests.every((test) => test(element))) return false;
  if (index === 0) return true;
  return before(element, combinator).some((other) =>
    matches(other, chain, index - 1),
  );
}

/** The elements that the part to the left of a combinator may match. */
function before(element, combinator) {
  const { parent } = element;
  if (combinator === '+') {
    const elements = parent.children.filter(isElement);
    const previous = elements[elements.indexOf(element) - 1];
    return previous ? [previous] : [];
  }
  if (!isElement(parent)) return [];
  if (combinator === '>') return [parent];
  return [parent, ...before(parent, ' ')];
}

const isElement = ({ type }) => type === 'element';

function parseSelector(text) {
  const input = new Input(text.trim());
  const chains = [readChain(input)];
  while (input.take(/\s*,\s*/y)) chains.push(readChain(input));
  return chains;
}

function readChain(input) {
  const chain = [{ combinator: null, tests: readTests(input) }];
  while (!input.done && !input.sees(/\s*,/y)) {
    const combinator = input.take(/\s*[>+]\s*|\s+/y).trim() || ' ';
    chain.push({ combinator, tests: readTests(input) });
  }
  return chain;
}

/** One part such as a.big[href], which is a list of tests. */
function readTests(input) {
  const tests = [];
  const name = lower(input.take(word));
  if (name) tests.push((element) => element.name === name);
  else if (input.take(/\*/y)) tests.push(isElement);
  for (let mark; (mark = input.take(/[#.[]/y)); ) {
    const key = readWord(input);
    if (mark === '#') tests.push((one) => attribute(one, 'id') === key);
    if (mark === '.') tests.push((one) => classes(one).includes(key));
    if (mark === '[') tests.push(attributeTest(input, lower(key)));
  }
  return tests.length > 0 ? tests : fail(input);
}

function classes(element) {
  return (attribute(element, 'class') ?? '').split(/[\t\n\f\r ]+/);
}

/** Reads what follows the name: ] or, for example, ="value"]. */
function attributeTest(input, name) {
  const sign = input.take(/[\^$*]?=/y);
  const value = sign && readValue(input);
  if (!input.take(/\]/y)) fail(input);
  const compare = comparisons[sign];
  return (element) => {
    const actual = attribute(element, name);
    return actual !== undefined && compare(actual, value);
  };
}

const comparisons = {
  '': () => true,
  '=': (actual, value) => actual === value,
  '^=': (actual, value) => value !== '' && actual.startsWith(value),
  '$=': (actual, value) => value !== '' && actual.endsWith(value),
  '*=': (actual, value) => value !== '' && actual.includes(value),
};

function readValue(input) {
  const quoted = input.take(/"[^"]*"|'[^']*'/y);
  return quoted ? quoted.slice(1, -1) : readWord(input);
}

function readWord(input) {
  return input.take(word) || fail(input);
}

function fail({ position }) {
  throw new SyntaxError(`The selector is wrong at position ${position}`);
}

// Reads the plain data in a program's source: text, numbers, lists, objects and constants of the file.
// Nothing is ever run; any expression that would need evaluation becomes an `Unread`.
import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { literalText } from './literal-text.ts';

/** An expression that is more than data. */
export class Unread {}

export type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | Unread
  | PlainData[]
  | { [name: string]: PlainData };

/** Deeper than any real file, and far from overflowing the stack. */
const maxDepth = 50;
/**
 * Values of one module. A constant counts each time it is used, because constants that reference each other
 * multiply.
 */
const maxValues = 10_000;
/** A long text counts as several values. */
const charactersPerValue = 100;

/**
 * Characters of a text that is joined with `+`. Constants that each join another one twice would grow
 * exponentially.
 */
const maxJoined = 10_000;

/** The plain data of a module. */
export interface ModuleData {
  /** Its exports by their names; `default` is the default one. */
  exports: ReadonlyMap<string, PlainData>;
  /** The line where an object, a list or an unread expression begins. */
  lineOf(value: PlainData): number | null;
  /** The line at which there were too many values; those from there on are unread. */
  excessLine: number | null;
  /** The line on which a key of an object gets its value. */
  lineIn(group: PlainData, name: string): number | null;
  /** The first line with a syntax error; null if there is none. */
  faultLine: number | null;
}

/** Parses a TypeScript or JavaScript module. A call of one of `transparent` counts as its first argument. */
export function readModule(source: string, transparent: readonly string[] = []): ModuleData {
  const tree: Tree = parser.configure({ dialect: 'ts' }).parse(source);
  const constants = new Map<string, SyntaxNode>();
  const exported = new Map<string, SyntaxNode>();
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  /** Positions of values, and of the keys of objects. */
  const places = new WeakMap<object, number>();
  const names = new WeakMap<object, Map<string, number>>();
  const noted = <Value extends object>(value: Value, node: SyntaxNode): Value => {
    places.set(value, node.from);
    return value;
  };
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? null : source.slice(0, offset).split('\n').length;
  let values = 0;
  let excess: number | undefined;

  for (const statement of childrenOf(tree.topNode)) {
    const isExport = statement.name === 'ExportDeclaration';
    const declaration = isExport ? statement.getChild('VariableDeclaration') : statement;
    if (declaration?.name === 'VariableDeclaration') {
      const name = declaration.getChild('VariableDefinition');
      const value = nextOf(declaration.getChild('Equals'));
      if (!name || !value) continue;
      constants.set(textOf(name), value);
      if (isExport) exported.set(textOf(name), value);
    } else if (isExport && statement.getChild('default')) {
      const value = nextOf(statement.getChild('default'));
      if (value) exported.set('default', value);
    }
  }
  const exports = new Map([...exported].map(([name, node]) => [name, plainValue(node, 0)]));
  return {
    exports,
    lineOf: (value) => (typeof value === 'object' && value !== null ? lineAt(places.get(value)) : null),
    lineIn: (group, name) =>
      typeof group === 'object' && group !== null ? lineAt(names.get(group)?.get(name)) : null,
    excessLine: lineAt(excess),
    get faultLine() {
      return lineAt(firstFault(tree));
    },
  };

  function plainValue(node: SyntaxNode, depth: number): PlainData {
    const unread = noted(new Unread(), node);
    values += node.name === 'String' ? 1 + Math.floor((node.to - node.from) / charactersPerValue) : 1;
    if (values > maxValues) excess ??= node.from;
    if (depth > maxDepth || excess !== undefined) return unread;
    switch (node.name) {
      case 'String':
      case 'TemplateString':
        return (node.getChild('Interpolation') ? undefined : literalText(textOf(node))) ?? unread;
      case 'Number':
        return Number(textOf(node));
      case 'BooleanLiteral':
        return textOf(node) === 'true';
      case 'null':
        return null;
      case 'ArrayExpression':
        return noted(
          valuesIn(node).map((child) => plainValue(child, depth + 1)),
          node,
        );
      case 'ObjectExpression':
        return groupOf(node, depth) ?? unread;
      case 'VariableName':
        if (textOf(node) === 'undefined') return undefined;
        return namedValue(textOf(node), depth) ?? unread;
      case 'CallExpression':
        return argumentOf(node, depth) ?? unread;
      case 'ParenthesizedExpression':
      case 'PostfixExpression':
        return innerOf(node, depth) ?? unread;
      case 'BinaryExpression':
        return joinedValue(node, depth) ?? unread;
      default:
        return unread;
    }
  }

  function namedValue(name: string, depth: number): PlainData {
    const constant = constants.get(name);
    return constant && plainValue(constant, depth + 1);
  }

  /** Two texts joined with `+`. `… as const` and `… satisfies Type` do not change the value. */
  function joinedValue(node: SyntaxNode, depth: number): PlainData {
    const [left, right] = [node.firstChild, node.lastChild];
    if (!left || !right) return undefined;
    if (node.getChild('as') ?? node.getChild('satisfies')) return plainValue(left, depth + 1);
    const sign = node.getChild('ArithOp');
    if (!sign || textOf(sign) !== '+') return undefined;
    const [one, other] = [plainValue(left, depth + 1), plainValue(right, depth + 1)];
    const isText = typeof one === 'string' && typeof other === 'string';
    return isText && one.length + other.length <= maxJoined ? one + other : undefined;
  }

  function argumentOf(call: SyntaxNode, depth: number): PlainData {
    const called = call.firstChild;
    const [first] = valuesIn(call.getChild('ArgList'));
    const isTransparent = called?.name === 'VariableName' && transparent.includes(textOf(called));
    return isTransparent && first ? plainValue(first, depth + 1) : undefined;
  }

  /** The value in brackets, or before a non-null `!`. */
  function innerOf(node: SyntaxNode, depth: number): PlainData {
    const [inner] = valuesIn(node);
    return inner && plainValue(inner, depth + 1);
  }

  /** Undefined for an object with computed keys or spread properties, whose content is unknown. */
  function groupOf(node: SyntaxNode, depth: number): PlainData {
    const group: Record<string, PlainData> = noted(Object.create(null), node);
    const lines = new Map<string, number>();
    names.set(group, lines);
    for (const property of node.getChildren('Property')) {
      const key = childrenOf(property).find(({ name }) =>
        /^(?:PropertyDefinition|String|Number)$/.test(name),
      );
      if (!key || property.getChild('Spread') || property.getChild('[')) return undefined;
      const written = textOf(key);
      const name = key.name === 'String' ? (literalText(written) ?? written) : written;
      const value = nextOf(property.getChild(':'));
      lines.set(name, key.from);
      if (value) group[name] = plainValue(value, depth + 1);
      else {
        // A method is code; a shorthand property refers to the constant of that name.
        const isShort = childrenOf(property).length === 1;
        group[name] = (isShort ? namedValue(name, depth) : undefined) ?? noted(new Unread(), key);
      }
    }
    return group;
  }
}

/** The position of the first syntax error. */
function firstFault(tree: Tree): number | undefined {
  let place: number | undefined;
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) place ??= from;
    },
  });
  return place;
}

function childrenOf(node: SyntaxNode | null): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling)
    if (!isComment(child)) children.push(child);
  return children;
}

/** The next sibling of a node, apart from comments. */
function nextOf(node: SyntaxNode | null): SyntaxNode | null {
  let next = node?.nextSibling ?? null;
  while (next && isComment(next)) next = next.nextSibling;
  return next;
}

function isComment({ name }: SyntaxNode): boolean {
  return name === 'LineComment' || name === 'BlockComment';
}

/**
 * The children without brackets, commas and other punctuation; a spread value in a list counts as its three
 * dots.
 */
function valuesIn(node: SyntaxNode | null): SyntaxNode[] {
  return childrenOf(node).filter((child) => /^\w/.test(child.name) && child.prevSibling?.name !== 'Spread');
}

// Reads what a program's source says in plain data: text, numbers, lists, groups and constants of the file. Nothing is
// ever run; whatever would have to be run is left as an `Unread`.
import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';

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

/** Deeper than anybody writes, and far from where a stack ends. */
const maxDepth = 50;

/** What a module says in plain data. */
export interface ModuleData {
  /** Its exports by their names; `default` is the default one. */
  exports: ReadonlyMap<string, PlainData>;
  /** The line that a group, a list or an unread expression begins on. */
  lineOf(value: PlainData): number | null;
}

/** Reads the source of a TypeScript or JavaScript module. A call of one of `transparent` counts as its first argument. */
export function readModule(source: string, transparent: readonly string[]): ModuleData {
  const tree: Tree = parser.configure({ dialect: 'ts' }).parse(source);
  const constants = new Map<string, SyntaxNode>();
  const exported = new Map<string, SyntaxNode>();
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  const lines = new WeakMap<object, number>();
  const noted = <Value extends object>(value: Value, node: SyntaxNode): Value => {
    lines.set(value, source.slice(0, node.from).split('\n').length);
    return value;
  };

  for (const statement of childrenOf(tree.topNode)) {
    const isExport = statement.name === 'ExportDeclaration';
    const declaration = isExport ? statement.getChild('VariableDeclaration') : statement;
    if (declaration?.name === 'VariableDeclaration') {
      const name = declaration.getChild('VariableDefinition');
      const value = declaration.getChild('Equals')?.nextSibling;
      if (!name || !value) continue;
      constants.set(textOf(name), value);
      if (isExport) exported.set(textOf(name), value);
    } else if (isExport && statement.getChild('default')) {
      const value = statement.getChild('default')?.nextSibling;
      if (value) exported.set('default', value);
    }
  }
  return {
    exports: new Map([...exported].map(([name, node]) => [name, plainValue(node, 0)])),
    lineOf: (value) => (typeof value === 'object' && value !== null && lines.get(value)) || null,
  };

  function plainValue(node: SyntaxNode, depth: number): PlainData {
    const unread = noted(new Unread(), node);
    if (depth > maxDepth) return unread;
    switch (node.name) {
      case 'String':
        return unquoted(textOf(node)) ?? unread;
      case 'TemplateString':
        return node.firstChild ? unread : textOf(node).slice(1, -1);
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
        return namedValue(textOf(node), depth) ?? unread;
      case 'CallExpression':
        return argumentOf(node, depth) ?? unread;
      case 'ParenthesizedExpression':
      case 'PostfixExpression':
        return innerOf(node, depth) ?? unread;
      case 'BinaryExpression': {
        // `… as const` and `… satisfies Type` say nothing about the value.
        const isTyped = node.getChild('as') ?? node.getChild('satisfies');
        return isTyped && node.firstChild ? plainValue(node.firstChild, depth + 1) : unread;
      }
      default:
        return unread;
    }
  }

  function namedValue(name: string, depth: number): PlainData {
    const constant = constants.get(name);
    return constant && plainValue(constant, depth + 1);
  }

  function argumentOf(call: SyntaxNode, depth: number): PlainData {
    const called = call.firstChild;
    const [first] = valuesIn(call.getChild('ArgList'));
    const isTransparent = called?.name === 'VariableName' && transparent.includes(textOf(called));
    return isTransparent && first ? plainValue(first, depth + 1) : undefined;
  }

  /** The value in brackets, or before the `!` of a type. */
  function innerOf(node: SyntaxNode, depth: number): PlainData {
    const [inner] = valuesIn(node);
    return inner && plainValue(inner, depth + 1);
  }

  /** Undefined for a group that takes over another one, because then nobody knows what is in it. */
  function groupOf(node: SyntaxNode, depth: number): PlainData {
    const group: Record<string, PlainData> = noted(Object.create(null), node);
    for (const property of node.getChildren('Property')) {
      const key = property.firstChild;
      if (!key || key.name === 'Spread') return undefined;
      const written = textOf(key);
      const name = key.name === 'String' ? (unquoted(written) ?? written) : written;
      const value = property.getChild(':')?.nextSibling;
      if (value) group[name] = plainValue(value, depth + 1);
      else {
        // A method is code; a name alone stands for the constant of that name.
        const isShort = key.nextSibling === null;
        group[name] = (isShort ? namedValue(name, depth) : undefined) ?? noted(new Unread(), key);
      }
    }
    return group;
  }
}

function childrenOf(node: SyntaxNode | null): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The children without brackets, commas and other signs; what is spread into a list counts as its three dots. */
function valuesIn(node: SyntaxNode | null): SyntaxNode[] {
  return childrenOf(node).filter((child) => /^\w/.test(child.name) && child.prevSibling?.name !== 'Spread');
}

/** The text of a literal; undefined for one with escapes that JSON does not have. */
function unquoted(literal: string): string | undefined {
  const inner = literal.slice(1, -1);
  if (!inner.includes('\\')) return inner;
  try {
    return JSON.parse(`"${inner.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"')}"`) as string;
  } catch {
    return undefined;
  }
}

// Reads the imports and exports of a JavaScript module with the parser of the editor, which also parses code with
// errors.
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { parser } from '@lezer/javascript';

export interface ModuleImport {
  /** As written, such as `./reader.js`. */
  specifier: string;
  /** The range of the specifier, with its quotes. */
  from: number;
  to: number;
  line: number;
  /** The names that the other module must export. */
  names: string[];
}

export interface ReadModule {
  imports: ModuleImport[];
  /** The ranges of `import.meta.url`. */
  metaUrls: { from: number; to: number }[];
  exports: ReadonlySet<string>;
  /** Whether it also exports all names of another module. */
  exportsAll: boolean;
  /** The line of the first syntax error; null if the parser finds none. */
  errorLine: number | null;
  /** Names that are used and not declared anywhere in the module. */
  globals: ReadonlySet<string>;
}

/** As a pattern, because bundlers replace the text itself, even in quotes. */
const metaUrl = /^import\s*\.\s*meta\s*\.\s*url$/;

export function readModule(text: string): ReadModule {
  const textOf = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
  const imports: ModuleImport[] = [];
  const metaUrls: ReadModule['metaUrls'] = [];
  const exports = new Set<string>();
  const used = new Set<string>();
  const declared = new Set<string>();
  let exportsAll = false;
  let errorLine: number | null = null;

  const addImport = (node: SyntaxNode, names: string[]) => {
    const string = node.getChild('String');
    if (!string) return;
    const { from, to } = string;
    imports.push({ specifier: text.slice(from + 1, to - 1), from, to, line: lineAt(text, from), names });
  };
  const enter = (ref: SyntaxNodeRef) => {
    const { node } = ref;
    if (ref.type.isError) errorLine ??= lineAt(text, ref.from);
    else if (ref.name === 'VariableName') used.add(textOf(ref));
    else if (ref.name === 'VariableDefinition') declared.add(textOf(ref));
    else if (ref.name === 'MemberExpression' && metaUrl.test(textOf(ref)))
      metaUrls.push({ from: ref.from, to: ref.to });
    else if (ref.name === 'DynamicImport') addImport(node, []);
    else if (ref.name === 'ImportDeclaration') addImport(node, importedNames(node, textOf));
    else if (ref.name === 'ExportDeclaration') {
      const names = namesInGroup(node.getChild('ExportGroup'), textOf);
      addImport(node, node.getChild('ExportGroup') ? names.map(({ outer }) => outer) : []);
      for (const name of exportedNames(node, names, textOf)) exports.add(name);
      if (node.getChild('Star') && !node.getChild('as')) exportsAll = true;
    }
  };
  parser.parse(text).iterate({ enter });
  return {
    ...{ imports, metaUrls, exports, exportsAll, errorLine },
    globals: new Set([...used].filter((name) => !declared.has(name))),
  };
}

type TextOf = (range: { from: number; to: number }) => string;

/** `import a, { b as c } from` needs `default` and `b`. */
function importedNames(node: SyntaxNode, textOf: TextOf): string[] {
  const isWhole = node.getChild('Star') !== null;
  const hasDefault = !isWhole && node.getChild('VariableDefinition') !== null;
  const named = namesInGroup(node.getChild('ImportGroup'), textOf).map(({ outer }) => outer);
  return [...(hasDefault ? ['default'] : []), ...named];
}

/** The pairs of `{ a as b }`: `outer` is `a`, `inner` is `b`. */
function namesInGroup(group: SyntaxNode | null, textOf: TextOf): { outer: string; inner: string }[] {
  if (!group) return [];
  return textOf({ from: group.from + 1, to: group.to - 1 })
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .split(',')
    .map((pair) => pair.trim().split(/\s+as\s+/))
    .flatMap(([outer = '', inner = outer]) => (outer === '' ? [] : [{ outer, inner }]));
}

function exportedNames(node: SyntaxNode, pairs: { inner: string }[], textOf: TextOf): string[] {
  if (node.getChild('default')) return ['default'];
  const whole = node.getChild('Star') && node.getChild('as') ? node.getChild('VariableName') : null;
  const declaration = ['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclaration']
    .map((kind) => node.getChild(kind))
    .find((child) => child !== null);
  return [
    ...pairs.map(({ inner }) => inner),
    ...(whole ? [textOf(whole)] : []),
    ...(declaration ? definitionsIn(declaration).map(textOf) : []),
  ];
}

/** The names that a declaration declares, not those inside its functions. */
function definitionsIn(declaration: SyntaxNode): SyntaxNode[] {
  if (declaration.name !== 'VariableDeclaration') return declaration.getChildren('VariableDefinition');
  const found: SyntaxNode[] = [];
  const visit = (node: SyntaxNode) => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name === 'VariableDefinition') found.push(child);
      else if (/^(?:Array|Object)Pattern$|^PatternProperty$/.test(child.name)) visit(child);
    }
  };
  visit(declaration);
  return found;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

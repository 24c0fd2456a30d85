// Prints values as code, for failed assertions and the console: short ones on one line, larger structures on several.

const longestLine = 60;
const mostEntries = 100;
const mostLevels = 8;

export function print(value: unknown): string {
  return printInside(value, []);
}

function printInside(value: unknown, parents: readonly object[]): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return nameOfFunction(value);
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  if (parents.includes(value)) return '[Circular]';
  return printObject(value, [...parents, value]);
}

function quote(text: string): string {
  const inDouble = JSON.stringify(text);
  if (text.includes("'")) return inDouble;
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"')}'`;
}

function nameOfFunction(value: { name: string }): string {
  const kind = /^class\b/.test(Function.prototype.toString.call(value)) ? 'class' : 'function';
  return `[${kind} ${value.name || '(no name)'}]`;
}

function printObject(value: object, parents: readonly object[]): string {
  const inner = (one: unknown) => printInside(one, parents);
  if (value instanceof Error) return `[${String(value)}]`;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return `Date(${Number.isNaN(Number(value)) ? 'invalid' : value.toISOString()})`;
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return `${value.constructor.name}(${inner(value.valueOf())})`;
  if (parents.length > mostLevels) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) {
    const items = Array.from(value.slice(0, mostEntries), (item, at) =>
      at in value ? inner(item) : '(empty)',
    );
    const prefix = value.constructor === Array ? '' : `${classOf(value)} `;
    return wrap(`${prefix}[`, items, value.length, ']');
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const all = [...(value as Uint8Array)];
    return wrap(`${classOf(value)} [`, all.slice(0, mostEntries).map(String), all.length, ']');
  }
  if (value instanceof Map) {
    const items = [...value].slice(0, mostEntries).map(([key, one]) => `${inner(key)} => ${inner(one)}`);
    return wrap(`Map(${value.size}) {`, items, value.size, '}');
  }
  if (value instanceof Set)
    return wrap(`Set(${value.size}) {`, [...value].slice(0, mostEntries).map(inner), value.size, '}');
  const entries = Object.entries(value);
  const items = entries.slice(0, mostEntries).map(([key, one]) => `${printKey(key)}: ${inner(one)}`);
  const name = classOf(value);
  return wrap(name === 'Object' ? '{' : `${name} {`, items, entries.length, '}');
}

function classOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return '[no prototype]';
  const name: unknown = (prototype as { constructor?: { name?: unknown } }).constructor?.name;
  return typeof name === 'string' && name !== '' ? name : 'Object';
}

function printKey(key: string): string {
  return /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(key) ? key : quote(key);
}

function wrap(open: string, items: string[], length: number, close: string): string {
  if (length > items.length) items.push(`… ${length - items.length} more`);
  if (items.length === 0) return open + close;
  const space = close === '}' ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (line.length <= longestLine && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `${item},\n`.replace(/^(?=.)/gm, '  ')).join('')}${close}`;
}

// Strict deep equality as in `node:assert/strict`: equal contents, equal prototypes, and `Object.is` for the rest.

export function isDeepEqual(a: unknown, b: unknown): boolean {
  return areEqual(a, b, []);
}

type Pairs = readonly (readonly [object, object])[];

function areEqual(a: unknown, b: unknown, parents: Pairs): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  // Circular structures are equal if their circles are.
  if (parents.some(([one, other]) => one === a && other === b)) return true;
  const inside: Pairs = [...parents, [a, b]];
  return haveEqualInsides(a, b, inside) && haveEqualProperties(a, b, inside);
}

/** The contents that are not properties. */
function haveEqualInsides(a: object, b: object, parents: Pairs): boolean {
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length;
  if (a instanceof Date && b instanceof Date) return Object.is(Number(a), Number(b));
  if (a instanceof RegExp && b instanceof RegExp)
    return String(a) === String(b) && a.lastIndex === b.lastIndex;
  if (a instanceof Error && b instanceof Error)
    return a.message === b.message && a.name === b.name && areEqual(a.cause, b.cause, parents);
  if (a instanceof Map && b instanceof Map)
    return (
      a.size === b.size &&
      haveEqualMembers(
        [...a],
        [...b],
        ([keyA, valueA], [keyB, valueB]) =>
          areEqual(keyA, keyB, parents) && areEqual(valueA, valueB, parents),
      )
    );
  if (a instanceof Set && b instanceof Set)
    return (
      a.size === b.size && haveEqualMembers([...a], [...b], (one, other) => areEqual(one, other, parents))
    );
  if (isBoxed(a) && isBoxed(b)) return Object.is(a.valueOf(), b.valueOf());
  if (a instanceof ArrayBuffer && b instanceof ArrayBuffer)
    return areEqual(new Uint8Array(a), new Uint8Array(b), parents);
  return !isOnlyEqualToItself(a);
}

/** Whether each member of one has another partner in the other, in any order. */
function haveEqualMembers<T>(some: T[], others: T[], isSame: (a: T, b: T) => boolean): boolean {
  return some.every((one) => {
    const at = others.findIndex((other) => isSame(one, other));
    if (at !== -1) others.splice(at, 1);
    return at !== -1;
  });
}

function isBoxed(value: object): boolean {
  return value instanceof Number || value instanceof String || value instanceof Boolean;
}

function isOnlyEqualToItself(value: object): boolean {
  return value instanceof WeakMap || value instanceof WeakSet || value instanceof Promise;
}

function haveEqualProperties(a: object, b: object, parents: Pairs): boolean {
  const keys = ownKeys(a);
  if (keys.length !== ownKeys(b).length) return false;
  return keys.every(
    (key) =>
      Object.prototype.propertyIsEnumerable.call(b, key) &&
      areEqual(Reflect.get(a, key), Reflect.get(b, key), parents),
  );
}

function ownKeys(value: object): PropertyKey[] {
  return Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
}

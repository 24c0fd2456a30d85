// The part of `node:assert/strict` that steps use. Errors have the values as they were printed at that moment.
import { isDeepEqual } from './deep-equal.ts';
import { print } from './print.ts';

/** Printed values; null for an assertion without them. */
interface Printed {
  expected: string | null;
  actual: string | null;
}

export class AssertionError extends Error {
  override name = 'AssertionError';
  readonly code = 'ERR_ASSERTION';
  readonly printed: Printed;

  constructor(message: string, printed: Partial<Printed> = {}) {
    super(message);
    this.printed = { expected: null, actual: null, ...printed };
  }
}

type Message = string | Error | undefined;

/** Throws the error of a failed assertion, with the author's message if there is one. */
function refuse(message: Message, usual: string, printed?: Partial<Printed>): never {
  if (message instanceof Error) throw message;
  throw new AssertionError(message ?? usual, printed);
}

function ok(value: unknown, message?: Message): asserts value {
  if (!value) refuse(message, `Expected a value that counts as true, but got ${print(value)}.`);
}

function equal(actual: unknown, expected: unknown, message?: Message): void {
  if (Object.is(actual, expected)) return;
  const printed = { expected: print(expected), actual: print(actual) };
  const isSame = typeof actual === 'object' && isDeepEqual(actual, expected);
  refuse(
    message,
    isSame
      ? 'The two objects have the same contents, but they are two objects. Compare contents with deepEqual.'
      : 'The value is not the expected one.',
    printed,
  );
}

function notEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (Object.is(actual, expected)) refuse(message, `Expected any value but ${print(expected)}.`);
}

function deepEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (isDeepEqual(actual, expected)) return;
  const printed = { expected: print(expected), actual: print(actual) };
  refuse(
    message,
    printed.expected === printed.actual
      ? 'The two values look the same, but differ in their class or in a hidden part.'
      : 'The value is not the expected one.',
    printed,
  );
}

function notDeepEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (isDeepEqual(actual, expected)) refuse(message, `Expected any value but ${print(expected)}.`);
}

function match(text: unknown, pattern: RegExp, message?: Message): void {
  if (typeof text === 'string' && pattern.test(text)) return;
  const printed = { expected: String(pattern), actual: print(text) };
  refuse(message, 'The text does not match the pattern.', printed);
}

function doesNotMatch(text: unknown, pattern: RegExp, message?: Message): void {
  if (typeof text !== 'string' || !pattern.test(text)) return;
  const printed = { expected: `a text that does not match ${pattern}`, actual: print(text) };
  refuse(message, 'The text matches the pattern.', printed);
}

function fail(message: Message = 'The test called assert.fail.'): never {
  refuse(message, '');
}

type ExpectedError = RegExp | object | ((error: unknown) => unknown);

function throws(call: () => unknown, expected?: ExpectedError | string, message?: Message): void {
  try {
    call();
  } catch (error) {
    checkError(error, expected, message);
    return;
  }
  refuseMissing('No error was thrown.', expected, message);
}

async function rejects(
  work: PromiseLike<unknown> | (() => PromiseLike<unknown>),
  expected?: ExpectedError | string,
  message?: Message,
): Promise<void> {
  try {
    await (typeof work === 'function' ? work() : work);
  } catch (error) {
    checkError(error, expected, message);
    return;
  }
  refuseMissing('The promise was fulfilled, not rejected.', expected, message);
}

function refuseMissing(usual: string, expected: ExpectedError | string | undefined, message: Message): never {
  // A text in place of the expected error is the message.
  if (typeof expected === 'string') refuse(expected, usual);
  refuse(message, usual, { expected: nameExpected(expected), actual: 'no error' });
}

function checkError(error: unknown, expected: ExpectedError | string | undefined, message: Message): void {
  if (expected === undefined || typeof expected === 'string') return;
  if (isExpected(error, expected)) return;
  refuse(message, 'The error is not the expected one.', {
    expected: nameExpected(expected),
    actual: nameError(error),
  });
}

function isExpected(error: unknown, expected: ExpectedError): boolean {
  if (expected instanceof RegExp) return expected.test(String(error));
  if (typeof expected === 'function') {
    if (isClass(expected)) return error instanceof (expected as unknown as new () => unknown);
    return expected(error) === true;
  }
  if (typeof error !== 'object' || error === null) return false;
  const fields = expected instanceof Error ? ['name', 'message'] : [];
  return [...fields, ...Object.keys(expected)].every((key) => {
    const wanted: unknown = Reflect.get(expected, key);
    const found: unknown = Reflect.get(error, key);
    if (wanted instanceof RegExp && typeof found === 'string') return wanted.test(found);
    return isDeepEqual(found, wanted);
  });
}

/** Arrow functions have no prototype; other functions that validate an error are rare. */
function isClass(value: object): boolean {
  return (
    value === Error || Reflect.get(value, 'prototype') instanceof Error || /^class\b/.test(String(value))
  );
}

function nameExpected(expected: ExpectedError | string | undefined): string {
  if (expected === undefined || typeof expected === 'string') return 'an error';
  if (expected instanceof RegExp) return `an error that matches ${expected}`;
  if (typeof expected !== 'function') return `an error with ${print(expected)}`;
  return isClass(expected) ? `an error of the class ${expected.name}` : 'an error that the function accepts';
}

function nameError(error: unknown): string {
  return error instanceof Error ? String(error) : print(error);
}

/** `assert(value)` and all assertions. */
export const assert = Object.assign((value: unknown, message?: Message) => ok(value, message), {
  ...{ AssertionError, deepEqual, doesNotMatch, equal, fail, match, notDeepEqual, notEqual, ok, rejects },
  throws,
});

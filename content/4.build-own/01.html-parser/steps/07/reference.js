import { Input } from './input.js';
import { names, withoutSemicolon } from './names.js';

// Old pages use these numbers for the characters of Windows.
const windows =
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Reads one reference that starts with &, or returns the & itself. */
export function readReference(input, inAttribute = false) {
  input.take(/&/y);
  if (input.sees(/#(x[0-9a-f]|[0-9])/iy)) return numeric(input);
  const start = input.position;
  const run = input.take(/[a-z][a-z0-9]*;?/iy);
  const named = run.endsWith(';') && names.get(run.slice(0, -1));
  if (named) return named;
  // Some old names need no semicolon, and the longest one counts.
  for (let length = run.length; length > 1; length -= 1) {
    const name = run.slice(0, length);
    if (!withoutSemicolon.has(name)) continue;
    input.position = start + length;
    // In an address such as ?a=1&copy=2, it is not a reference.
    if (inAttribute && input.sees(/[a-z0-9=]/iy)) break;
    return names.get(name);
  }
  input.position = start;
  return '&';
}

function numeric(input) {
  const hex = input.take(/#x/iy) !== '';
  const digits = hex ? input.take(/[0-9a-f]+/iy) : input.take(/#\d+/y);
  input.take(/;/y);
  const code = parseInt(digits.replace('#', ''), hex ? 16 : 10);
  const half = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || code > 0x10ffff || half) return '\uFFFD';
  return windows[code - 0x80] ?? String.fromCodePoint(code);
}

/** Replaces all references in a text. */
export function decode(text, inAttribute = false) {
  const input = new Input(text);
  let decoded = '';
  while (!input.done) {
    decoded += input.take(/[^&]+/y);
    if (!input.done) decoded += readReference(input, inAttribute);
  }
  return decoded;
}

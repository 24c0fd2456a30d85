// Evaluates a JavaScript string, or a template literal without expressions.

const escaped = /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g;

const signs: Readonly<Record<string, string>> = {
  ...{ '0': '\0', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  // A line continuation.
  ...{ '\n': '', '\r\n': '' },
};

/**
 * The text of a literal with its quotation marks; undefined if it contains an escape that is invalid in
 * modules.
 */
export function literalText(literal: string): string | undefined {
  let isKnown = true;
  const text = literal.slice(1, -1).replace(escaped, (_, point, unit, byte, sign: string | undefined) => {
    if (sign !== undefined) {
      isKnown &&= !/[1-9ux]/.test(sign);
      return signs[sign] ?? sign;
    }
    const code = Number.parseInt(point ?? unit ?? byte, 16);
    isKnown &&= code <= 0x10ffff;
    return isKnown ? String.fromCodePoint(code) : '';
  });
  return isKnown ? text : undefined;
}

// Parses which property reflects an attribute: `[Reflect="accept-charset"] attribute … acceptCharset`.

/** Property by attribute, from the IDL of an interface. */
export function readReflection(idl: string): Map<string, string> {
  const properties = new Map<string, string>();
  const pattern = /\[([^\]]*\bReflect[^\]]*)\]\s+(?:readonly\s+)?attribute\s+[\w?<> ]+?\s(\w+);/g;
  for (const [, annotations = '', property = ''] of idl.matchAll(pattern)) {
    const named = /\bReflect\w*\s*=\s*"([^"]+)"/.exec(annotations)?.[1];
    properties.set(named ?? property.toLowerCase(), property);
  }
  return properties;
}

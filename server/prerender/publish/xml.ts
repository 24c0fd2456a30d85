// Text in XML. Characters that XML cannot represent are removed.

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** The text without characters that are invalid in XML. */
export function writable(text: string): string {
  return text.replace(unwritable, '');
}

/** Text for the content of an element and for an attribute in double quotes. */
export function escapeXml(text: string): string {
  return writable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Whether a title has every word of what was typed, in any order. Angle brackets and capitals make no difference. */
export function matchesFilter(title: string, typed: string): boolean {
  const plain = plainText(title);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Whether anything was typed that a list can be filtered by. */
export function isFilter(typed: string): boolean {
  return plainText(typed) !== '';
}

function plainText(text: string): string {
  return text.toLowerCase().replace(/[<>]/g, ' ').trim();
}

/**
 * Takes from a page what says nothing new to a checker: of the entries of a list, the rows of a table and the coloured
 * words of a piece of code the first three of each kind stay, of a text so many blocks. Run it in the page.
 */
export function cutRepeats(blocks: number): void {
  for (const block of document.querySelectorAll(`.prose > :nth-child(n + ${blocks + 1})`)) block.remove();
  const look = (part: Element) => `${part.localName}.${part.getAttribute('class')}`;
  const counts = new Map<Element, Map<string, number>>();
  for (const part of document.querySelectorAll('li, tr, pre span:not(:has(*))')) {
    const group = part.closest('pre') ?? part.parentElement;
    if (!group || part.matches('[aria-current], :has([aria-current])')) continue;
    // Of one kind are those that look alike, hold the same things and, in code, stand in lines that look alike.
    const around = part.localName === 'span' && part.parentElement ? [part.parentElement] : [];
    const kind = [...around, part, ...part.querySelectorAll('*')].map(look).join(' ');
    const kinds = counts.get(group) ?? new Map<string, number>();
    counts.set(group, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    if ((kinds.get(kind) ?? 0) > 3) part.remove();
  }
}

/** What the page asks: a question is known by its words. */
export function questionNames(): string[] {
  return [...document.querySelectorAll('.question > legend')].map((legend) =>
    (legend.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

import type { IslandHead } from '#schema/island.ts';

/** Puts a fragment's entries into the document's head; returns how to take them out again. */
export function addHeadEntries(head: IslandHead, page: Document = document): () => void {
  const elements = (['link', 'meta'] as const).flatMap((tag) =>
    (head[tag] ?? []).map((attributes) => {
      const element = page.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    }),
  );
  page.head.append(...elements);
  // The site's policy forbids style elements made by script; a constructed sheet says the same and is allowed.
  const sheets = (head.style ?? []).map(({ innerHTML = '' }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(innerHTML);
    return sheet;
  });
  page.adoptedStyleSheets.push(...sheets);
  return () => {
    for (const element of elements) element.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}

/**
 * The page area as text and structure, of this document or of another one; run it in the page. What React and the
 * server write apart is left out, what stands in `noscript` too, and so is what came alive: examples, workspaces, what shows what the device keeps,
 * what is said aloud, the mark of the section, stops of the Tab key, families of the list that the reader had open,
 * labels of boxes that can be ticked.
 */
export function shapeOf(html: string | null): string {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const area = root.querySelector('.page-area');
  if (!area) return 'no page';
  const copy = area.cloneNode(true) as Element;
  const alive =
    'noscript, .example, .question-check, .quest-grid, .quest-actions, .packs, .room, .device, .done-bar, .step-done, :is(.prose, .page-foot) > [role="status"]';
  for (const part of copy.querySelectorAll(alive)) part.remove();
  for (const label of copy.querySelectorAll('.task-list-item label')) label.replaceWith(...label.childNodes);
  for (const box of copy.querySelectorAll('.task-list-item input'))
    for (const name of ['aria-label', 'disabled']) box.removeAttribute(name);
  for (const family of copy.querySelectorAll('[data-branch]')) family.removeAttribute('open');
  return copy.outerHTML.replaceAll(/<!--.*?-->| tabindex="-?\d"| aria-current="location"/g, '');
}

/**
 * The HTML of the page area, of this document or of the given one; run it in the page. Two documents of the same page
 * have the same shape, whether the server or the browser rendered them. Left out is everything in which they may
 * differ: comments of React, `noscript`, and parts that scripts start or fill (examples, workspaces, saved progress,
 * announcements, the current section, tab stops, open branches of the list, labels of checkboxes).
 */
export function shapeOf(html: string | null): string {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const area = root.querySelector('.page-area');
  if (!area) return 'no page';
  const copy = area.cloneNode(true) as Element;
  const scripted =
    'noscript, .example, .question-check, .bench-slot, .packs, .room, .device, .done-bar, .step-done, :is(.prose, .page-foot) > [role="status"]';
  for (const part of copy.querySelectorAll(scripted)) part.remove();
  for (const label of copy.querySelectorAll('.task-list-item label')) label.replaceWith(...label.childNodes);
  for (const box of copy.querySelectorAll('.task-list-item input'))
    for (const name of ['aria-label', 'disabled']) box.removeAttribute(name);
  for (const branch of copy.querySelectorAll('[data-branch]')) branch.removeAttribute('open');
  return copy.outerHTML.replaceAll(/<!--.*?-->| tabindex="-?\d"| aria-current="location"/g, '');
}

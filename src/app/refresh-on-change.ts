// While an author works: the page is drawn again in place of what is there, and fetched for that if need be.

import type { Store } from '#lib/store.ts';
import { http } from '#runtime/http.ts';
import type { CurrentBuild, ShellData } from '#schema/builds.ts';
import type { RefreshDetail } from '#schema/live-edit.ts';
import type { Payload } from '#schema/page/page-data.ts';

/** `refresh` draws the page of the present address, from this payload if there is one; false when it cannot be had. */
export function refreshOnChange(
  shells: Store<ShellData>,
  refresh: (payload: Payload | undefined) => Promise<boolean>,
): void {
  window.addEventListener('site:refresh', (event) => {
    event.preventDefault();
    const { detail } = event as CustomEvent<RefreshDetail>;
    const { payload } = detail;
    // An edit that comes with its page has changed nothing else.
    const shell = payload ? null : http<CurrentBuild>('/builds/current.json');
    const drawn = payload ? showWords(payload).then(() => refresh(payload)) : refresh(undefined);
    detail.drawn = Promise.all([shell, drawn]).then(
      ([build, isDrawn]) => {
        if (!isDrawn) return location.reload();
        if (build) shells.set(build.shell);
        document.documentElement.dataset.refreshed = String(Date.now());
      },
      () => location.reload(),
    );
  });
}

/**
 * Shows the new text before anything else is drawn, and resolves when it has been painted. It replaces only the part that
 * differs: while an author works React draws with all its checks, which takes longer than the whole way of an edit from
 * the disk to here.
 */
async function showWords({ data: { page } }: Payload): Promise<void> {
  const prose = document.querySelector('#main .prose');
  if (!prose) return;
  const fresh = document.createElement('template');
  fresh.innerHTML = page.html;
  replaceDifference(prose, fresh.content);
  // Nothing is painted in a window that cannot be seen.
  if (document.visibilityState === 'visible')
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Makes the children of `present` those of `fresh`; what is the same at the beginning and at the end stays. */
function replaceDifference(present: ParentNode & Node, fresh: ParentNode & Node): void {
  const [before, after] = [[...present.childNodes], [...fresh.childNodes]];
  while (before.length > 0 && after.length > 0 && before[0]?.isEqualNode(after[0] ?? null)) {
    before.shift();
    after.shift();
  }
  let end: Node | null = null;
  while (before.length > 0 && after.length > 0 && before.at(-1)?.isEqualNode(after.at(-1) ?? null)) {
    end = before.pop() ?? null;
    after.pop();
  }
  for (const node of before) node.remove();
  for (const node of after) present.insertBefore(node, end);
}

// While an author works: the page is fetched again, and drawn in place of what is there.

import type { Store } from '#lib/store.ts';
import { http } from '#runtime/http.ts';
import type { CurrentBuild, ShellData } from '#schema/builds.ts';

/** What an edit asks of the site: it puts in `drawn` when the page is there, and the next edit waits for that. */
interface RefreshEvent extends CustomEvent<{ drawn?: Promise<void> }> {}

/** `refresh` draws the page of the present address; false when it cannot be had. */
export function refreshOnChange(shells: Store<ShellData>, refresh: () => Promise<boolean>): void {
  window.addEventListener('site:refresh', (event) => {
    event.preventDefault();
    (event as RefreshEvent).detail.drawn = Promise.all([
      http<CurrentBuild>('/builds/current.json'),
      refresh(),
    ]).then(
      ([{ shell }, isDrawn]) => {
        if (!isDrawn) return location.reload();
        shells.set(shell);
        document.documentElement.dataset.refreshed = String(Date.now());
      },
      () => location.reload(),
    );
  });
}

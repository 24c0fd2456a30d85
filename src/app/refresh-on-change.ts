// While an author works: the page is drawn again in place of what is there, and fetched for that if need be.

import type { Store } from '#lib/store.ts';
import { http } from '#runtime/http.ts';
import type { CurrentBuild, ShellData } from '#schema/builds.ts';
import type { RefreshDetail } from '#schema/live-edit.ts';
import type { Payload } from '#schema/page-data.ts';

/** `refresh` draws the page of the present address, from this payload if there is one; false when it cannot be had. */
export function refreshOnChange(
  shells: Store<ShellData>,
  refresh: (payload: Payload | undefined) => Promise<boolean>,
): void {
  window.addEventListener('site:refresh', (event) => {
    event.preventDefault();
    const { detail } = event as CustomEvent<RefreshDetail>;
    // An edit that comes with its page has changed nothing else.
    const shell = detail.payload ? null : http<CurrentBuild>('/builds/current.json');
    detail.drawn = Promise.all([shell, refresh(detail.payload)]).then(
      ([build, isDrawn]) => {
        if (!isDrawn) return location.reload();
        if (build) shells.set(build.shell);
        document.documentElement.dataset.refreshed = String(Date.now());
      },
      () => location.reload(),
    );
  });
}

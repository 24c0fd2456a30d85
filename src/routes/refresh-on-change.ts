// While an author works: the page is fetched anew, and drawn in place of what is there.
import type { Store } from '#lib/store.ts';
import { http } from '#runtime/http.ts';
import type { CurrentBuild, ShellData } from '#schema/current-build.ts';

/** `refresh` draws the page of the present address; false when it cannot be had. */
export function refreshOnChange(shells: Store<ShellData>, refresh: () => Promise<boolean>): void {
  window.addEventListener('site:refresh', (event) => {
    event.preventDefault();
    Promise.all([http<CurrentBuild>('/builds/current.json'), refresh()]).then(
      ([{ shell }, isDrawn]) => {
        if (!isDrawn) return location.reload();
        shells.set(shell);
        document.documentElement.dataset.refreshed = String(Date.now());
      },
      () => location.reload(),
    );
  });
}

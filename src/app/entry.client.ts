// The first script of every page, and a small one: the page is read before anything else is fetched. The site's
// script starts when the browser has nothing better to do, or at the first sign that the reader is about to act.

import { noteEarlyActions } from '#runtime/early-actions.ts';
import { afterLoad, nextTask, whenIdle } from '#runtime/idle.ts';
import { firstIntent } from '#runtime/intent.ts';
import { bindPreferenceControls, createPreferences } from '#runtime/preferences.ts';
import { safeStorage } from '#runtime/storage.ts';

const preferences = createPreferences({
  root: document.documentElement,
  storage: safeStorage('local'),
  darkSystem: matchMedia('(prefers-color-scheme: dark)'),
  otherTabs: window,
});
bindPreferenceControls(document, preferences);

/** Milliseconds after which the site's script counts as stalled. */
const longestWait = 10_000;

const early = noteEarlyActions(document);

async function start(): Promise<void> {
  await afterLoad();
  await Promise.race([whenIdle(), firstIntent()]);
  // Asked for beside the script, which reads it.
  const record = fetch('/builds/current.json');
  // Where the script does not come either, that is what is told.
  record.catch(() => {});
  // What is clicked meanwhile is noted, and done when the script has arrived.
  const stalled = setTimeout(markFailed, longestWait);
  try {
    const { startSite } = await import('./entry.app.ts');
    // Reading the script was one task; using it is another.
    await nextTask();
    await startSite({ record, preferences, early });
    delete document.documentElement.dataset.failed;
  } finally {
    clearTimeout(stalled);
  }
}

/** The style sheet hides buttons that do not respond, and shows links in their place. */
function markFailed(): void {
  document.documentElement.dataset.failed = 'site';
}

// The document reads well and its links work without any of this.
start().catch((error: unknown) => {
  console.error('[app] error caught during app initialization:', error);
  // The key of the search is the browser's again.
  early.take();
  markFailed();
});

/// <reference types="vite/client" />
// The site's script: takes over the links, the search and what stands on the page. React comes later, when the reader
// or the site has a use for it. What it starts with is given by the small first script.

import '#styles/live.css';
import { fetchLaterStyles } from '#runtime/moving/later-styles.ts';
import { glance } from '#runtime/moving/prefetch.ts';
import { safeStorage } from '#runtime/storage.ts';
import { keepTypeface } from '#runtime/typeface.ts';
import { readCurrentBuild } from '#schema/builds.ts';
import typeface from '#styles/every-page/inter.woff2?url';
import { startTooltips } from '#ui/tooltip/start-tooltips.ts';
import { createSite, type EarlyParts } from './create-site.ts';
import { initialQuery } from './search/search.ts';

interface StartOptions extends EarlyParts {
  /** The pending request for the record of the current build. */
  record: Promise<Response>;
}

/** Resolves when the page answers to clicks and keys, and the page's own script, if it has one, is there. */
export async function startSite({ record, preferences, early }: StartOptions): Promise<void> {
  const response = await record;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  const build = readCurrentBuild(await response.json());
  // From here on the document is the script's; an edit has to wait until it can be drawn.
  if (import.meta.env.DEV) document.documentElement.dataset.starting = '';
  const container = document.querySelector('.app');
  if (!container) throw new Error('The document has no container for the site.');
  const { site, start } = createSite(build, container, { preferences, early });
  startTooltips(document);
  await start();
  document.documentElement.dataset.ready = '';
  fetchLaterStyles();
  setTimeout(() => void keepTypeface(typeface, safeStorage('local')), glance);
  const typed = early.takeSearch();
  const term = typed ?? initialQuery(location.href);
  if (typed !== null || term !== '') site.search.open({ term });
}

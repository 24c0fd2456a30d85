// The page behind the link that the reader points at is drawn before the click, out of sight and in moments that
// nothing else needs. Only the first step needs it: from then on React changes in a page what the next one has different.
import type { Store } from '#lib/store.ts';
import type { Payloads } from '#runtime/moving/payloads.ts';
import { loadOwnStyles } from '#runtime/own-styles.ts';
import type { Site } from '../site.ts';
import type { PageCode, PreparedPage, ViewStore } from './view.ts';

/** The page that is drawn out of sight; null for none. */
export type AheadStore = Store<PreparedPage | null>;

interface DrawAhead {
  site: Pick<Site, 'islands' | 'icons'>;
  views: ViewStore;
  ahead: AheadStore;
  payloads: Payloads;
  loadCode(path: string): Promise<PageCode>;
}

/** A pointer that is only passing leaves a link sooner than this, in milliseconds. */
const passing = 50;

/** Watches for the link under the pointer, the finger or the focus until the first step is taken. */
export function drawAhead({ site, views, ahead, payloads, loadCode }: DrawAhead): void {
  const isReading = () => views.get().kind === 'document';
  const stop = new AbortController();
  let wanted = '';

  async function draw(path: string, sign: string): Promise<void> {
    // Only what was fetched anyway: a reader who saves data gets nothing ahead.
    const loading = payloads.kept(path);
    if (!loading || path === wanted) return;
    wanted = path;
    if (sign === 'pointermove') await new Promise((resolve) => setTimeout(resolve, passing));
    if (path !== wanted) return;
    const [{ data: bundle }, code] = await Promise.all([loading, loadCode(path)]);
    if (path !== wanted || !isReading()) return;
    site.islands.seed(bundle.islands);
    site.icons.add(bundle.icons);
    ahead.set({ kind: 'page', path: bundle.page.path, bundle, code });
    void loadOwnStyles(bundle.styles ?? []);
  }

  const look = (target: EventTarget | null, sign = '') => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // What cannot be drawn ahead is drawn, or fails, when it is asked for.
    if (link?.origin === location.origin) draw(link.pathname, sign).catch(() => {});
  };
  // Not only when the pointer comes to a link: its page may arrive while the pointer is on it.
  for (const sign of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(sign, ({ target }) => look(target, sign), {
      passive: true,
      signal: stop.signal,
    });
  views.subscribe(() => {
    if (isReading()) return;
    stop.abort();
    ahead.set(null);
  });
  look(document.querySelector('a[href]:hover') ?? document.activeElement);
}

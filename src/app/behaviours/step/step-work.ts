// The button of a step's page that opens its workbench. The workbench has an address of its own, so that Back closes it
// and a reload keeps it; its code is fetched when it is opened.
import { loadChunk } from '#runtime/load-chunk.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import type { StepServices } from './step-workspace.ts';

const hash = '#work';

interface StepWorkServices extends StepServices {
  navigate: Navigate;
  toasts: Pick<ToastStore, 'add'>;
}

/** `main` is the part of the page that shows the step or, in its place, the workbench. */
export function stepWork(main: HTMLElement, services: StepWorkServices): (() => void) | undefined {
  const place = main.querySelector<HTMLElement>('.step-work');
  const button = place?.querySelector('button');
  if (!place || !button) return;
  const { pathname } = location;
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  let isOpen = false;
  let shut: AbortController | null = null;
  /** Whether Back leads to the text of the step. */
  let isBehind = false;

  const open = async () => {
    const closing = new AbortController();
    shut = closing;
    button.ariaBusy = 'true';
    try {
      const { openStepWorkspace } = await loadChunk(() => import('./step-workspace.ts'));
      await openStepWorkspace(place, {
        ...services,
        signal: AbortSignal.any([leaving.signal, closing.signal]),
        close,
      });
    } catch (error) {
      if (closing.signal.aborted || leaving.signal.aborted) return;
      console.error(error);
      services.toasts.add({
        id: 'step-work',
        title: 'The workbench of this step could not be loaded',
        description: 'Please check your connection and try again.',
        color: 'error',
      });
      await close();
    } finally {
      button.ariaBusy = null;
    }
  };
  async function close(): Promise<void> {
    if (isBehind) history.back();
    else await services.navigate(pathname, { replace: true });
  }
  const follow = () => {
    if (location.pathname !== pathname || (location.hash === hash) === isOpen) return;
    isOpen = !isOpen;
    if (isOpen) return void open();
    isBehind = false;
    shut?.abort();
    button.focus({ preventScroll: true });
  };
  button.addEventListener(
    'click',
    () => {
      isBehind = true;
      location.hash = hash;
    },
    options,
  );
  for (const type of ['hashchange', 'popstate']) addEventListener(type, follow, options);
  // Where there is no Navigation API, the two above are all there is.
  globalThis.navigation?.addEventListener('currententrychange', follow, options);
  follow();
  return () => leaving.abort();
}

// Renders the check of a folder in place of its start, which the server has rendered.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { FolderCheck } from '#learning/folder-check/folder-check.tsx';
import { createFolderSession } from '#learning/folder-check/folder-session.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import { loadChunk } from '#runtime/load-chunk.ts';
import type { ProjectCheck } from '#schema/page/folder-check.ts';
import { IconSourceContext } from '#ui/icon.tsx';

/** Returns a function that removes it. */
export function startFolderCheck(root: HTMLElement, icons: IconStore): () => void {
  const place = root.querySelector('[data-folder]');
  if (!place) return () => {};
  const { checks = '[]', source = '', kilobytes, pages } = root.dataset;
  const project = { checks: JSON.parse(checks) as ProjectCheck[], checksSource: source };
  const session = createFolderSession({
    loadReaders: async () => (await loadChunk(() => import('./readers.ts'))).readers,
    // The frame is of no use before there is a folder.
    accept: async (folder, options) =>
      (await loadChunk(() => import('./accept.ts'))).acceptFolder(project, folder, options),
    titles: [...document.querySelectorAll('.prose .steps h3')].map((heading) => heading.textContent.trim()),
    needs: {
      bytes: kilobytes ? Number(kilobytes) * 1000 : undefined,
      pages: pages ? Number(pages) : undefined,
    },
  });
  const served = place.innerHTML;
  let rendered: Root | null = null;
  const render = () => {
    rendered = createRoot(place);
    // At once, so that no click is lost meanwhile.
    flushSync(() =>
      rendered?.render(
        <IconSourceContext value={icons}>
          <FolderCheck session={session} />
        </IconSourceContext>,
      ),
    );
  };
  const stopWaiting = afterPress(place, render);
  return () => {
    stopWaiting();
    session.close();
    rendered?.unmount();
    // Restores the server's markup, because it is used again when the page is shown again.
    place.innerHTML = served;
  };
}

/**
 * Renders at once, or after the press if a button is held down: a button that is replaced meanwhile gets no click. Then
 * the click is repeated on the button in its place. Returns how to stop waiting.
 */
function afterPress(place: Element, render: () => void): () => void {
  const pressed = [...place.querySelectorAll('button')].findIndex((button) => button.matches(':active'));
  if (pressed < 0) {
    render();
    return () => {};
  }
  const waiting = new AbortController();
  const go = (isClicked: boolean) => {
    waiting.abort();
    render();
    if (isClicked) place.querySelectorAll('button')[pressed]?.click();
  };
  const options = { capture: true, signal: waiting.signal };
  place.addEventListener('click', () => go(true), options);
  // A press that ends elsewhere is no click. The click, if there is one, comes first.
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(type, () => setTimeout(() => !waiting.signal.aborted && go(false)), options);
  return () => waiting.abort();
}

// Renders the check of a folder in place of its start, which the server has rendered.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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
  const rendered = createRoot(place);
  // At once, so that no click is lost meanwhile.
  flushSync(() =>
    rendered.render(
      <IconSourceContext value={icons}>
        <FolderCheck session={session} />
      </IconSourceContext>,
    ),
  );
  return () => {
    session.close();
    rendered.unmount();
    // Restores the server's markup, because it is used again when the page is shown again.
    place.innerHTML = served;
  };
}

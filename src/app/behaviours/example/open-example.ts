// The way from an example to the playground: the link takes the source along, as it is now.
import { contentOf } from './edit-buttons.ts';
import type { LiveSource } from './view-script.ts';

/** Signs that the link may be followed, or copied. */
const signs = ['pointerenter', 'focus', 'touchstart'] as const;

/** Adds the link to the header where the site has a playground; returns how to stop. */
export function addPlaygroundLink(figure: HTMLElement, source: LiveSource): () => void {
  const { playground } = figure.dataset;
  if (!playground) return () => {};
  const link = document.createElement('a');
  link.className = 'code-action open-example';
  link.href = playground;
  link.innerHTML = contentOf('Open in the playground', 'i-lucide-square-arrow-out-up-right');
  // The button that copies stands at the end already, and stays where it is.
  figure.querySelector('.code-actions')?.prepend(link);
  let taken: string | null = null;

  const take = async () => {
    const { text } = source;
    const { writeFragment } = await import('../play/shared-address.ts');
    const fragment = await writeFragment({ html: text, css: '', js: '' });
    // The reader may have gone on typing meanwhile; what was asked for later counts.
    if (text !== source.text) return;
    link.hash = fragment;
    taken = text;
  };
  const prepare = () => void take().catch(() => {});
  const click = (event: MouseEvent) => {
    if (taken === source.text) return;
    // A click without a sign before it: the source is packed first, and the link followed then.
    event.preventDefault();
    // What cannot be packed is left behind.
    const follow = () => link.click();
    take().then(follow, () => {
      taken = source.text;
      follow();
    });
  };
  for (const sign of signs) link.addEventListener(sign, prepare, { passive: true });
  link.addEventListener('click', click);
  const stopListening = source.listen(() => {
    taken = null;
  });
  return () => {
    for (const sign of signs) link.removeEventListener(sign, prepare);
    link.removeEventListener('click', click);
    stopListening();
  };
}

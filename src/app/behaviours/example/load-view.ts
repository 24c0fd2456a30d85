// Loads the script of a view in its panel, and says there when that fails or takes long.
import { loadChunk, onStall } from '#runtime/load-chunk.ts';
import { createElement } from '#ui/create-element.ts';

/** What was loaded; null when it could not be, and then the panel offers to try again. */
export async function loadView<T>(
  panel: HTMLElement,
  load: () => Promise<T>,
  retry: () => unknown,
): Promise<T | null> {
  const say = (text: string, label: string, act: () => unknown) => {
    const button = createElement('button', { type: 'button', class: 'button button-small' }, label);
    const notice = createElement('p', { class: 'part-notice', role: 'status' }, `${text} `, button);
    button.addEventListener('click', () => {
      notice.remove();
      void act();
    });
    takeBack();
    panel.prepend(notice);
  };
  const takeBack = () => panel.querySelector(':scope > .part-notice')?.remove();
  const loading = loadChunk(load);
  onStall(loading, () => say('This view is still loading.', 'Reload the page', () => location.reload()));
  try {
    const loaded = await loading;
    takeBack();
    return loaded;
  } catch {
    say('This view could not be loaded.', 'Try again', retry);
    return null;
  }
}

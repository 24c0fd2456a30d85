// Toasts as plain text, for when their component cannot be loaded: the messages are still shown.
import { createElement } from '../create-element.ts';
import type { ToastStore } from './toast-store.ts';

export interface PlainToasts {
  show(): void;
  hide(): void;
}

export function createPlainToasts(store: ToastStore): PlainToasts {
  const region = createElement('div', { class: 'plain-toasts', role: 'status' });
  let stop: (() => void) | null = null;

  function draw(): void {
    const shown = store.list().filter(({ open }) => open);
    region.replaceChildren(
      ...shown.map(({ id, title = '', description = '', actions = [] }) => {
        const buttons = actions.map(({ label, onClick }) => {
          const button = createElement('button', { type: 'button' }, label);
          button.addEventListener('click', (event) => {
            onClick?.(event);
            if (!event.defaultPrevented) store.remove(id);
          });
          return button;
        });
        const close = createElement('button', { type: 'button' }, 'Close');
        close.addEventListener('click', () => store.remove(id));
        return createElement(
          'p',
          {},
          createElement('strong', {}, sentence(title)),
          ` ${description} `,
          ...buttons.flatMap((button) => [button, ' ']),
          close,
        );
      }),
    );
  }

  return {
    show() {
      if (stop) return;
      stop = store.subscribe(draw);
      document.body.append(region);
      draw();
    },
    hide() {
      stop?.();
      stop = null;
      region.remove();
    },
  };
}

/** A standalone title needs no full stop; here a sentence follows on the same line. */
function sentence(title: string): string {
  return /[.!?]$/.test(title) ? title : `${title}.`;
}

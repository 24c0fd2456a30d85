// The search window: a modal dialog with its input. It is part of the site's first script and independent of
// its rows, so it opens at once and accepts typing while they load.
import * as text from '#messages/search.ts';
import '#styles/with-scripts/search-window.css';
import { keyLabels } from '#lib/key-labels.ts';
import { hasAppleKeyboard, paletteHints } from '#runtime/shortcuts.ts';
import { createElement } from '#ui/create-element.ts';
import { lockPage } from '#ui/overlay/page-lock.ts';
import { guardTouches } from '#ui/overlay/touch-guard.ts';

const listId = 'search-results';

export interface SearchWindow {
  readonly isOpen: boolean;
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** The message when there are no rows. */
  readonly notice: HTMLElement;
  readonly footer: HTMLElement;
  /** The number of rows, announced when it changes. */
  readonly count: HTMLElement;
  /** Unlocks the page and returns the focus at once; the window is removed after its animation. */
  close(): void;
  /** Called once, however the window is closed. */
  onClose(listener: () => void): void;
}

/** Opens the window with the term in its focused input. */
export function openSearchWindow(term: string, icon: Element): SearchWindow {
  const input = createElement('input', {
    'cmdk-input': '',
    class: 'palette-input',
    type: 'text',
    role: 'combobox',
    'aria-label': text.prompt,
    'aria-expanded': 'true',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    placeholder: text.prompt,
  });
  input.value = term;
  const field = createElement('div', { class: 'palette-field' }, icon, input);
  const list = createElement('div', {
    id: listId,
    class: 'palette-list',
    role: 'listbox',
    'aria-label': text.results,
    tabindex: '-1',
  });
  const notice = createElement('div', { class: 'palette-notice', 'aria-live': 'polite' });
  const count = createElement('p', { class: 'palette-count', role: 'status' });
  const footer = createElement('div', { class: 'palette-footer is-quiet' }, createHints(), count);
  const frame = createElement('div', { class: 'palette-frame' }, field, list, notice, footer);
  const closeButton = createElement('button', {
    type: 'button',
    class: 'palette-close',
    'aria-label': text.close,
  });
  const dialog = createElement(
    'dialog',
    {
      class: 'palette',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': text.search,
      'data-state': 'open',
    },
    frame,
    closeButton,
  );
  const backdrop = createElement('div', { class: 'palette-backdrop', 'data-state': 'open' });
  // First, while the layout is clean and measuring does not force a new one.
  const releasePage = lockPage();
  const showOthers = hideOthers();
  document.body.append(backdrop, dialog);
  const releaseTouches = guardTouches({ insides: () => [dialog], allowPinchZoom: true });
  // Modal by hand: `showModal()` recomputes the style of every element of the page, which takes a tenth of a
  // second on a long page.
  dialog.show();
  input.focus();

  let isOpen = true;
  const listening = new AbortController();
  const { signal } = listening;
  const listeners: (() => void)[] = [];
  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    listening.abort();
    releaseTouches();
    releasePage();
    showOthers();
    // Returns the focus; the style sheet keeps the window visible while it closes.
    dialog.close();
    dialog.inert = true;
    const leaving = [backdrop, dialog];
    for (const element of leaving) element.dataset.state = 'closed';
    const animations = leaving.flatMap((element) => element.getAnimations());
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      for (const element of leaving) element.remove();
    });
    for (const listener of listeners) listener();
  }
  for (const element of [backdrop, closeButton]) element.addEventListener('click', close, { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || (event.key !== 'Escape' && event.key !== 'Tab')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') close();
      else {
        const stops = [
          input,
          ...frame.querySelectorAll<HTMLElement>('.palette-elsewhere a, .palette-notice button'),
          closeButton,
        ];
        const at = stops.indexOf(document.activeElement as HTMLElement);
        stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
      }
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!dialog.contains(target as Node)) input.focus();
    },
    { signal },
  );
  return {
    get isOpen() {
      return isOpen;
    },
    field,
    input,
    list,
    notice,
    footer,
    count,
    close,
    onClose: (listener) => void listeners.push(listener),
  };
}

/** Hides the rest of the page from assistive technology; returns a function that shows it again. */
function hideOthers(): () => void {
  const others = [...document.body.children].filter((element) => !element.hasAttribute('aria-hidden'));
  for (const element of others) element.setAttribute('aria-hidden', 'true');
  return () => {
    for (const element of others) element.removeAttribute('aria-hidden');
  };
}

/** Hints for the keyboard shortcuts of the list. */
function createHints(): HTMLElement {
  const isApple = hasAppleKeyboard(navigator);
  const hints = paletteHints.map(({ keys, name }) =>
    createElement(
      'span',
      {},
      ...keys.flatMap(keyLabels).map(({ apple, other }) => createElement('kbd', {}, isApple ? apple : other)),
      text.keyHints[name],
    ),
  );
  return createElement('div', { class: 'palette-hints', 'aria-hidden': 'true' }, ...hints);
}

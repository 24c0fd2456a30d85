// The row of a pack: what its state is called, and what can be done.
import { longDate } from '#lib/long-date.ts';
import { createElement } from '#ui/create-element.ts';
import { bytesInWords, partInWords } from './byte-words.ts';
import type { PackState } from './pack-state.ts';

export type PackAction = 'save' | 'stop' | 'update' | 'remove';

export interface PackRow {
  draw(state: PackState, size: number | null): void;
}

const icons = {
  saved: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 9l-5.5 5.5L8 12',
  full: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01',
};

/** Blocks of a row that fills. */
const blocks = 24;

export function openRow(row: HTMLElement, title: string): PackRow {
  const find = (selector: string) => row.querySelector(selector) as HTMLElement;
  let shown = '';

  return {
    draw(state, size) {
      find('.pack-size').textContent = size === null ? '' : bytesInWords(size);
      row.dataset.state = state.kind;
      find('.pack-state').replaceChildren(...wordsOf(state, title));
      const actions = actionsOf(state);
      const wanted = JSON.stringify(actions);
      if (wanted === shown) return;
      shown = wanted;
      const place = find('.pack-buttons');
      const hadFocus = place.contains(document.activeElement);
      place.replaceChildren(...actions.map((action) => button(action, title)));
      // What the reader pressed has become another button, in the same place.
      if (hadFocus) (place.lastElementChild as HTMLElement | null)?.focus();
    },
  };
}

interface ActionButton {
  action: PackAction;
  label: string;
  look: 'plain' | 'quiet' | 'filled';
  isDisabled?: boolean;
}

function actionsOf(state: PackState): ActionButton[] {
  const save: ActionButton = { action: 'save', label: 'Save', look: 'quiet' };
  const remove: ActionButton = { action: 'remove', label: 'Remove', look: 'plain' };
  switch (state.kind) {
    case 'none':
      return [save];
    case 'saving':
      return [{ action: 'stop', label: 'Stop', look: 'quiet' }];
    case 'stopped':
      return [remove, save];
    case 'saved':
      return [{ ...remove, look: 'quiet' }];
    case 'outdated':
      return [remove, { action: 'update', label: `Update ${bytesInWords(state.bytes)}`, look: 'filled' }];
    case 'full':
      return [...(state.isBegun ? [remove] : []), { ...save, isDisabled: true }];
  }
}

function button({ action, label, look, isDisabled }: ActionButton, title: string): HTMLElement {
  const looks = { plain: 'button-plain', quiet: 'button-quiet', filled: '' };
  return createElement(
    'button',
    {
      type: 'button',
      class: `button button-small ${looks[look]}`.trim(),
      'data-action': action,
      'aria-label': `${label}: ${title}`,
      ...(isDisabled && { 'aria-disabled': 'true' }),
    },
    label,
  );
}

function wordsOf(state: PackState, title: string): HTMLElement[] {
  switch (state.kind) {
    case 'none':
      return [line('Not saved')];
    case 'saving': {
      const { done, total, pages, allPages } = state;
      const amount = createElement('b', {}, partInWords(done, total));
      return [
        createElement('p', {}, amount, `, ${pages} of ${allPages} pages`),
        bar(done / total, { 'aria-label': `Saving ${title}` }),
      ];
    }
    case 'stopped':
      return [line(`Stopped at ${partInWords(state.done, state.total)}.`), line('Save goes on from there.')];
    case 'saved':
      return [marked('saved', 'Saved'), line(`${dayOf(state.savedAt)}, complete`)];
    case 'outdated': {
      const { pages } = state;
      const what =
        pages === 0 ? 'scripts or search have' : pages === 1 ? '1 page has' : `${pages} pages have`;
      return [marked('saved', 'Saved'), line(`${dayOf(state.savedAt)}, ${what} changed`)];
    }
    case 'full':
      return [
        marked('full', 'Not enough room'),
        line(
          state.free === null
            ? `Needs ${bytesInWords(state.needs)} more than this browser gives. Remove a pack, or free room on this device.`
            : `Needs ${bytesInWords(state.needs)}, ${bytesInWords(state.free)} are free here. Remove a pack, or free room on this device.`,
        ),
      ];
  }
}

function line(words: string): HTMLElement {
  return createElement('p', {}, words);
}

function marked(icon: keyof typeof icons, words: string): HTMLElement {
  const made = createElement('p', { class: 'pack-mark' }, words);
  made.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${icons[icon]}"/></svg>`,
  );
  return made;
}

/** A row of blocks, of which a share is filled. */
export function bar(share: number, attributes: Record<string, string>): HTMLElement {
  const filled = Math.floor(Math.min(1, share) * blocks);
  const made = createElement('div', {
    ...{ class: 'blocks-bar', role: 'progressbar', 'aria-valuemin': '0', 'aria-valuemax': '100' },
    ...{ 'aria-valuenow': String(Math.floor(share * 100)), ...attributes },
  });
  for (let block = 0; block < blocks; block += 1)
    made.append(createElement('i', block < filled ? { class: 'on' } : {}));
  return made;
}

function dayOf(time: number): string {
  return longDate(new Date(time).toISOString());
}

// "More" at the end of the sections: a button with a list of those that do not fit into the header. Loading this module
// starts it: nobody needs anything else from it.
import * as text from '#messages/panels.ts';
import '#styles/with-scripts/panels.css';
import { onAddressChange } from '#runtime/moving/address.ts';

const listId = 'more-sections';

/** Hides the sections that do not fit from the row and lists them under "More"; without any, "More" is hidden. */
function moveIntoMore(): void {
  const nav = document.querySelector<HTMLElement>('.sections');
  const row = nav?.querySelector<HTMLElement>(':scope > ul');
  const more = nav?.querySelector<HTMLElement>(':scope > .more-sections');
  if (!row || !more) return;
  const items = [...row.children] as HTMLElement[];
  const { button, list } = partsOf(more);
  // "More" takes room itself, so it is only shown where all sections without it are too wide.
  for (const part of [...items, more]) part.hidden = part === more;
  more.hidden = row.scrollWidth <= row.clientWidth;
  row.scrollLeft = 0;
  const place = row.getBoundingClientRect();
  const rest = items.filter((item) => {
    const { left, right } = item.getBoundingClientRect();
    return !more.hidden && (left < place.left || right > place.right);
  });
  for (const item of rest) item.hidden = true;
  button.classList.toggle(
    'is-here',
    rest.some((item) => item.querySelector('.is-here')),
  );
  list.replaceChildren(...rest.map(entryOf));
  if (more.hidden && list.matches(':popover-open')) list.hidePopover();
}

interface MoreParts {
  button: HTMLButtonElement;
  list: HTMLElement;
}

/** The button and the list, made when they are first needed. */
function partsOf(more: HTMLElement): MoreParts {
  const button = more.querySelector('button');
  const list = document.getElementById(listId);
  return button && list ? { button, list } : makeParts(more);
}

function makeParts(more: HTMLElement): MoreParts {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'section-link';
  button.textContent = text.moreSections;
  const list = document.createElement('ul');
  list.id = listId;
  list.popover = 'auto';
  button.popoverTargetElement = list;
  list.addEventListener('beforetoggle', ({ newState }) => {
    // Below the button, on the side on which the text begins.
    const { left, right } = button.getBoundingClientRect();
    const { clientWidth, dir } = document.documentElement;
    const start = dir === 'rtl' ? clientWidth - right : left;
    if (newState === 'open') list.style.setProperty('--start', `${start}px`);
  });
  more.replaceChildren(button, list);
  return { button, list };
}

/** The section as a link: a panel would have no room here. */
function entryOf(item: HTMLElement): HTMLElement {
  const entry = document.createElement('li');
  const section = item.querySelector('.section-link')?.cloneNode(true) as HTMLElement | undefined;
  section?.querySelector('.icon')?.remove();
  if (section) entry.append(section);
  return entry;
}

// React may have drawn the header again by the time of the next event.
onAddressChange(() => {
  const list = document.getElementById(listId);
  if (list?.matches(':popover-open')) list.hidePopover();
  moveIntoMore();
});
addEventListener('resize', moveIntoMore);
moveIntoMore();

// Short descriptions of controls, on hover and on keyboard focus. They must never be the only place for
// something needed. One listener serves all controls with `data-tip`: its text or, if that is empty, the
// control's name.
import { constants } from '#schema/constants.ts';
import { createElement } from '../create-element.ts';
import { createTooltipTiming } from './tooltip-timing.ts';

/** Within this time after a tooltip was hidden, in milliseconds, the next one opens without a delay. */
const skipDelay = 300;
/** Time to move from a control to its tooltip, in milliseconds. */
const crossingTime = 100;
/** Distance between a control and its tooltip, and to the edges of the window, in pixels. */
const distance = 6;

/** Shows tooltips from now on. Each is added to the area of its control, which is inside a landmark. */
export function startTooltips(page: Document): void {
  let hide = () => {};
  const timing = createTooltipTiming<HTMLElement>({
    delay: constants.tooltipDelay,
    skipDelay,
    crossingTime,
    onChange(control) {
      hide();
      hide = control ? showTooltip(control, timing) : () => {};
    },
  });
  const options = { passive: true };
  page.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const entered = controlAt(target);
      if (entered && pointerType !== 'touch') timing.enter(entered);
    },
    options,
  );
  page.addEventListener(
    'pointerout',
    ({ target, relatedTarget }) => {
      const left = controlAt(target);
      if (left && controlAt(relatedTarget) !== left) timing.leave();
    },
    options,
  );
  page.addEventListener('pointerdown', ({ target }) => areaOf(target) && timing.dismiss(), options);
  page.addEventListener('focusin', ({ target }) => {
    const focused = controlAt(target);
    if (focused?.matches(':focus-visible')) timing.focus(focused);
    // Moving the keyboard focus away hides the tooltip, wherever the pointer is.
    else if (!focused) timing.leave();
  });
  page.addEventListener('focusout', ({ target }) => areaOf(target) && timing.leave());
  page.addEventListener('keydown', ({ target, key }) => {
    if (areaOf(target) && (key === 'Enter' || key === ' ')) timing.dismiss();
  });
}

/** Adds the tooltip of a control to the page; returns a function that removes it. */
function showTooltip(
  control: HTMLElement,
  timing: { stay(): void; leave(): void; dismiss(): void },
): () => void {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts; a control may hold words for two states
  const name = control.ariaLabel ?? control.innerText.trim();
  const text = control.dataset.tip || name;
  const tooltip = createElement('div', { id: 'tooltip', role: 'tooltip', class: 'tooltip' }, text);
  tooltip.addEventListener('pointerenter', timing.stay);
  tooltip.addEventListener('pointerleave', timing.leave);
  const area = areaOf(control);
  (area?.querySelector('[data-tooltip]') ?? area)?.append(tooltip);
  placeBelow(tooltip, control);
  // A tooltip that only repeats the name would be read out twice.
  if (text !== name) control.setAttribute('aria-describedby', tooltip.id);

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && timing.dismiss(), options);
  // Moving the focus may scroll the page; the tooltip follows.
  document.addEventListener('scroll', () => placeBelow(tooltip, control), { ...options, passive: true });
  return () => {
    listening.abort();
    tooltip.remove();
    if (text !== name) control.removeAttribute('aria-describedby');
  };
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  // The target may be the document itself, which has no `closest`.
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>('.tooltip-area [data-tip]') ?? null;
}

function areaOf(target: EventTarget | null): Element | null {
  return (target as Partial<Element> | null)?.closest?.('.tooltip-area') ?? null;
}

/** Below the middle of the control, but inside the window; above it if there is no room below. */
function placeBelow(tooltip: HTMLElement, control: HTMLElement): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const { documentElement } = document;
  const right = documentElement.clientWidth - width - distance;
  const left = Math.max(distance, Math.min(at.left + (at.width - width) / 2, right));
  const isRoomBelow = at.bottom + distance + height < innerHeight;
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${isRoomBelow ? at.bottom + distance : at.top - distance - height}px`;
}

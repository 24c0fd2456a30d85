// Where the focus can go, and in which order Tab takes it there.
import { flatElements, insideOf, isWithin } from './live-tree.ts';

/** Where Tab goes on from when nothing has the focus: the place that was clicked or jumped to last. */
let startingPoint: Node | null = null;

export function startFrom(node: Node | null): void {
  startingPoint = node;
}

/** What has the focus, also inside a custom element; null when nothing has. */
export function focused(): HTMLElement | null {
  let element = document.activeElement;
  for (
    let inside = element && insideOf(element);
    inside?.activeElement;
    inside = element && insideOf(element)
  )
    element = inside.activeElement;
  return element === document.body || element === document.documentElement
    ? null
    : (element as HTMLElement | null);
}

/** Whether the element can be neither focused nor clicked: `inert`, disabled, or behind a modal dialog. */
export function inert(element: Element): boolean {
  if (element.closest('[inert]') || element.matches(':disabled')) return true;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return modal !== undefined && !isWithin(element, modal);
}

/** Everything that Tab stops at, in its order. */
export function tabStops(): HTMLElement[] {
  const stops = flatElements(document.body ?? document).filter(
    (element): element is HTMLElement => element instanceof HTMLElement && isStop(element),
  );
  const first = stops
    .filter(({ tabIndex }) => tabIndex > 0)
    .sort((one, other) => one.tabIndex - other.tabIndex);
  return [...first, ...stops.filter(({ tabIndex }) => tabIndex <= 0)];
}

const focusable =
  ':is(a, area)[href], button, input:not([type="hidden" i]), select, textarea, iframe, :is(audio, video)[controls], details > summary:first-of-type, [contenteditable]:not([contenteditable="false" i]), [tabindex]';

/** Whether it can have the focus at all. Of a link without an address the browser only says so when it is asked. */
export function isFocusable(element: HTMLElement): boolean {
  return element.matches(focusable);
}

function isStop(element: HTMLElement): boolean {
  if (
    !isFocusable(element) ||
    element.tabIndex < 0 ||
    inert(element) ||
    !element.checkVisibility({ visibilityProperty: true })
  )
    return false;
  // A host that hands the focus on to its inside is no stop itself.
  if (insideOf(element)?.delegatesFocus) return false;
  if (element instanceof HTMLInputElement && element.type === 'radio') return isStopOfGroup(element);
  return true;
}

/** Of radio buttons with one name, Tab stops at the one that is chosen, or else at the first. */
function isStopOfGroup(radio: HTMLInputElement): boolean {
  const group = radioGroup(radio).filter((one) => !inert(one));
  return (group.find(({ checked }) => checked) ?? group[0]) === radio;
}

/** The radio buttons that exclude each other. */
export function radioGroup(radio: HTMLInputElement): HTMLInputElement[] {
  if (!radio.name) return [radio];
  const root = radio.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll<HTMLInputElement>('input[type="radio" i]')].filter(
    ({ name, form }) => name === radio.name && form === radio.form,
  );
}

/** Moves the focus as Tab does. Returns what has it then; null when it has left the page. */
export function moveFocus(isBack: boolean): HTMLElement | null {
  const stops = tabStops();
  const from = focused() ?? startingPoint;
  const next = isBack ? stopBefore(stops, from) : stopAfter(stops, from);
  startingPoint = null;
  if (next) next.focus({ focusVisible: true } as FocusOptions);
  else focused()?.blur();
  return focused();
}

function stopAfter(stops: readonly HTMLElement[], from: Node | null): HTMLElement | undefined {
  if (!from?.isConnected) return stops[0];
  const at = stops.indexOf(from as HTMLElement);
  if (at >= 0) return stops[at + 1];
  return stops.find((stop) => isBefore(from, stop));
}

function stopBefore(stops: readonly HTMLElement[], from: Node | null): HTMLElement | undefined {
  if (!from?.isConnected) return stops.at(-1);
  const at = stops.indexOf(from as HTMLElement);
  if (at >= 0) return stops[at - 1];
  return stops.findLast((stop) => isBefore(stop, from));
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

// The states of an element, as far as the source determines them.
import { isListbox } from './role.ts';
import { ancestors, hasAttribute, keyword, parentElement, type SourceElement } from './source-tree.ts';
import { currentValue, selectedOptions } from './value.ts';

type ById = (id: string | null) => SourceElement | undefined;

/** Each state with its value; on/off states are true or false. */
export type States = Record<string, string | boolean>;

const ticked = ['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'];
const politeRoles = ['status', 'log'];

/** The states in the order in which they are announced after role and name. */
export function statesOf(element: SourceElement, role: string, byId: ById): States {
  const states: States = {};
  const { localName } = element;
  if (role === 'heading')
    states.level = element.getAttribute('aria-level') ?? (/^h\d$/.test(localName) ? localName.slice(1) : '2');
  if (ticked.includes(role)) states.checked = checked(element);
  const pressed = keyword(element, 'aria-pressed');
  if (role === 'button' && pressed) states.pressed = pressed === 'mixed' ? pressed : pressed === 'true';
  const selected = selectedState(element);
  if (selected !== null && !isDisabled(element)) states.selected = selected;
  const expanded = expandedState(element, role, byId);
  if (expanded !== null) states.expanded = expanded;
  const popup = keyword(element, 'aria-haspopup');
  if (popup && popup !== 'false') states.popup = popup === 'true' ? 'menu' : popup;
  const current = keyword(element, 'aria-current');
  if (current && current !== 'false') states.current = current === 'true' ? true : current;
  const value = plainValue(element, role);
  if (value) states.value = value;
  if (keyword(element, 'type') === 'password' && localName === 'input') states.protected = true;
  if (isOn(element, 'required')) states.required = true;
  const invalid = keyword(element, 'aria-invalid');
  if (invalid && invalid !== 'false') states.invalid = true;
  if (isOn(element, 'readonly') && role !== 'button') states.readonly = true;
  if (isMultiline(element, role)) states.multiline = true;
  if (
    (hasAttribute(element, 'multiple') && localName === 'select') ||
    keyword(element, 'aria-multiselectable') === 'true'
  )
    states.multiselectable = true;
  if (isDisabled(element)) states.disabled = true;
  if (keyword(element, 'aria-modal') === 'true') states.modal = true;
  if (keyword(element, 'aria-busy') === 'true') states.busy = true;
  const sort = keyword(element, 'aria-sort');
  if (sort && sort !== 'none') states.sort = sort;
  const live = liveState(element, role);
  if (live) states.live = live;
  return states;
}

function checked(element: SourceElement): string | boolean {
  if (element.localName === 'input') return hasAttribute(element, 'checked');
  const value = keyword(element, 'aria-checked');
  return value === 'mixed' ? value : value === 'true';
}

function selectedState(element: SourceElement): boolean | null {
  const selected = keyword(element, 'aria-selected');
  if (selected === 'true' || selected === 'false') return selected === 'true';
  if (element.localName !== 'option') return null;
  const select = ancestors(element).find(({ localName }) => localName === 'select');
  return Boolean(select && selectedOptions(select).includes(element));
}

function expandedState(element: SourceElement, role: string, byId: ById): boolean | null {
  const expanded = keyword(element, 'aria-expanded');
  if (role === 'summary') return hasAttribute(parentElement(element) ?? element, 'open');
  if (expanded === 'true' || expanded === 'false') return expanded === 'true';
  if (element.localName === 'select' && !isListbox(element)) return false;
  const command = keyword(element, 'command');
  const opens = command === 'toggle-popover' || command === 'show-popover' ? 'commandfor' : 'popovertarget';
  const popover = byId(element.getAttribute(opens));
  if (role === 'button' && popover && hasAttribute(popover, 'popover') && !isSubmit(element)) return false;
  return null;
}

/** A submit button cannot open a popover. */
function isSubmit(element: SourceElement): boolean {
  const type = keyword(element, 'type');
  if (element.localName !== 'button' || type === 'button' || type === 'reset') return false;
  return hasAttribute(element, 'form') || ancestors(element).some(({ localName }) => localName === 'form');
}

function plainValue(element: SourceElement, role: string): string {
  const value = currentValue(element);
  if (role === 'listbox') return '';
  return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}

function isMultiline(element: SourceElement, role: string): boolean {
  return (
    element.localName === 'textarea' || (role === 'textbox' && keyword(element, 'aria-multiline') === 'true')
  );
}

/** Set by an HTML attribute or by ARIA. */
function isOn(element: SourceElement, name: string): boolean {
  const isControl = ['input', 'select', 'textarea'].includes(element.localName);
  return (isControl && hasAttribute(element, name)) || keyword(element, `aria-${name}`) === 'true';
}

const canBeDisabled = ['button', 'input', 'optgroup', 'option', 'select', 'textarea'];

/** Disabled itself, or by a `fieldset` around it, whose legend stays enabled. */
function isDisabled(element: SourceElement): boolean {
  if (keyword(element, 'aria-disabled') === 'true') return true;
  if (!canBeDisabled.includes(element.localName)) return false;
  if (hasAttribute(element, 'disabled')) return true;
  const around = ancestors(element);
  return around.some((group, at) => {
    if (group.localName === 'optgroup')
      return element.localName === 'option' && hasAttribute(group, 'disabled');
    const isInLegend = at > 0 && around[at - 1]?.localName === 'legend';
    return group.localName === 'fieldset' && hasAttribute(group, 'disabled') && !isInLegend;
  });
}

function liveState(element: SourceElement, role: string): string {
  const live = keyword(element, 'aria-live');
  if (live) return live === 'off' ? '' : live;
  if (role === 'alert') return 'assertive';
  return politeRoles.includes(role) ? 'polite' : '';
}

// What a browser does by itself when a key is pressed: buttons are pressed, radio buttons change, text is typed, dialogs
// close. Events that a script makes do not do it, so it is done here.
import { focused, inert, isFocusable, radioGroup, startFrom } from './focus.ts';

/** Fields whose text has been changed by keys since they got the focus. */
const changed = new WeakSet<Element>();

/** What a browser does with a key by itself. */
export function actOn(target: HTMLElement | null, key: string): void {
  if (key === 'Escape') closeTop();
  if (!target || inert(target)) return;
  if (target instanceof HTMLInputElement && target.type === 'radio' && key.startsWith('Arrow'))
    moveRadio(target, key);
  else if (target instanceof HTMLSelectElement) moveSelect(target, key);
  else if (target instanceof HTMLInputElement && target.type === 'range') moveRange(target, key);
  else if (target instanceof HTMLInputElement && target.type === 'number' && /^Arrow(?:Up|Down)$/.test(key)) {
    if (key === 'ArrowUp') target.stepUp();
    else target.stepDown();
    tellChange(target);
  } else if (key === 'Enter') enter(target);
  else if (isEditable(target)) edit(target, key);
}

function enter(target: HTMLElement): void {
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) edit(target, '\n');
  else if (
    target.matches(
      'a[href],area[href],button,summary,input:is([type="submit" i],[type="button" i],[type="reset" i],[type="image" i])',
    )
  ) {
    target.click();
    jumpAfter(target);
  } else if (target instanceof HTMLInputElement) {
    commit(target);
    const button = [...(target.form?.elements ?? [])].find(isSubmitButton);
    if (button) button.click();
    else target.form?.requestSubmit();
  }
}

function isSubmitButton(element: Element): element is HTMLButtonElement {
  return (
    (element instanceof HTMLButtonElement && element.type === 'submit' && !element.disabled) ||
    (element instanceof HTMLInputElement && /^(?:submit|image)$/.test(element.type) && !element.disabled)
  );
}

export function isPressedBySpace(target: HTMLElement): boolean {
  return target.matches(
    'button,summary,input:is([type="checkbox" i],[type="radio" i],[type="submit" i],[type="button" i],[type="reset" i])',
  );
}

function moveRadio(radio: HTMLInputElement, key: string): void {
  const group = radioGroup(radio).filter((one) => !inert(one));
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  const next = group.at((group.indexOf(radio) + step) % group.length);
  if (!next || next === radio) return;
  next.focus();
  next.click();
}

function moveSelect(select: HTMLSelectElement, key: string): void {
  const usable = [...select.options].flatMap(({ disabled, index }) => (disabled ? [] : [index]));
  const at = usable.indexOf(select.selectedIndex);
  const target: Record<string, number> = {
    ArrowDown: Math.min(at + 1, usable.length - 1),
    ArrowRight: Math.min(at + 1, usable.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    ArrowLeft: Math.max(at - 1, 0),
    Home: 0,
    End: usable.length - 1,
  };
  const typed = [...select.options].findIndex(
    ({ text, disabled }) =>
      key.length === 1 && !disabled && text.trim().toLowerCase().startsWith(key.toLowerCase()),
  );
  const next = usable[target[key] ?? -1] ?? (typed >= 0 ? typed : undefined);
  if (next === undefined || next === select.selectedIndex) return;
  select.selectedIndex = next;
  tellChange(select);
}

function moveRange(range: HTMLInputElement, key: string): void {
  const before = range.value;
  if (key === 'ArrowUp' || key === 'ArrowRight') range.stepUp();
  else if (key === 'ArrowDown' || key === 'ArrowLeft') range.stepDown();
  else if (key === 'Home') range.value = range.min || '0';
  else if (key === 'End') range.value = range.max || '100';
  if (range.value !== before) tellChange(range);
}

/** The dialog or popover that is on top: it is asked, and closes unless it refuses. */
function closeTop(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const popover = [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')]
    .filter((one) => one.popover !== 'manual')
    .at(-1);
  if (popover && (!dialog || dialog.contains(popover))) {
    popover.hidePopover();
    return;
  }
  if (!dialog || dialog.getAttribute('closedby') === 'none') return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

export function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return (
    element instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|range|color|file|submit|button|reset|image|hidden)$/.test(element.type)
  );
}

function isEditable(element: HTMLElement): boolean {
  return (isTextField(element) && !element.readOnly && !element.disabled) || element.isContentEditable;
}

export function moveCaretToEnd(field: HTMLInputElement | HTMLTextAreaElement): void {
  // Some types have no caret that scripts know of.
  if (field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
}

/** A character, or a key that takes one away. */
function edit(target: HTMLElement, key: string): void {
  const isTaking = key === 'Backspace' || key === 'Delete';
  if (!isTaking && [...key].length > 1) return;
  const kind = isTaking ? `deleteContent${key === 'Delete' ? 'Forward' : 'Backward'}` : 'insertText';
  const text = isTaking ? null : key;
  if (!target.dispatchEvent(inputEvent('beforeinput', kind, text, true))) return;
  if (!isTextField(target)) {
    target.textContent = isTaking
      ? (target.textContent ?? '').slice(0, -1)
      : (target.textContent ?? '') + key;
  } else if (target.selectionStart === null || target.selectionEnd === null) {
    target.value = isTaking ? target.value.slice(0, -1) : target.value + key;
  } else {
    let [from, to] = [target.selectionStart, target.selectionEnd];
    if (isTaking && from === to) {
      if (key === 'Delete') to = Math.min(to + 1, target.value.length);
      else from = Math.max(from - 1, 0);
    }
    if (target.maxLength >= 0 && !isTaking && target.value.length - (to - from) >= target.maxLength) return;
    target.setRangeText(text ?? '', from, to, 'end');
  }
  tellInput(target, kind, text);
}

function inputEvent(name: string, inputType: string, data: string | null, cancelable = false): InputEvent {
  return new InputEvent(name, { inputType, data, bubbles: true, composed: true, cancelable });
}

export function tellInput(target: Element, kind: string, text: string | null): void {
  changed.add(target);
  target.dispatchEvent(inputEvent('input', kind, text));
}

function tellChange(target: Element): void {
  target.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A field says that its text has changed when the reader leaves it. */
export function commit(target: Element | null): void {
  if (!target || !changed.delete(target)) return;
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A link to a place in the page takes the next Tab there. */
export function jumpAfter(element: Element): void {
  // White space around an address is no part of it.
  const address = element.closest('a[href]')?.getAttribute('href')?.trim() ?? '';
  const id = address.startsWith('#') ? decodeURIComponent(address.slice(1)) : '';
  const target = id ? document.getElementById(id) : null;
  if (!target || focused() === target || !location.hash.endsWith(address)) return;
  if (isFocusable(target)) target.focus();
  else {
    focused()?.blur();
    startFrom(target);
  }
}

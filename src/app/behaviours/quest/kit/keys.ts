// The keyboard and the pointer. A script cannot press a real key: it sends the events of one, and does what a browser
// would do next, unless the page prevents it.

import { focused, inert, isFocusable, moveFocus, startFrom } from './focus.ts';
import {
  actOn,
  commit,
  isPressedBySpace,
  isTextField,
  jumpAfter,
  moveCaretToEnd,
  tellInput,
} from './key-actions.ts';
import { flatParent } from './live-tree.ts';
import { pointerId, pointerOwner, releasePointer } from './pointer-capture.ts';

interface Modifiers {
  shift?: boolean;
  ctrl?: boolean;
  alt?: boolean;
  meta?: boolean;
}

/** Names that authors may use for keys. */
const keyNames: Readonly<Record<string, string>> = {
  Space: ' ',
  Esc: 'Escape',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
};

/** Lets what follows from an event happen: promises, and what a page does a moment later. */
export type Settle = () => Promise<void>;

export interface Keyboard {
  /** Presses Tab; returns what has the focus then, or null when it has left the page. */
  tab(modifiers?: Modifiers): Promise<HTMLElement | null>;
  /** Presses a key where the focus is. Returns whether the page kept the browser from doing what it usually does. */
  press(key: string, modifiers?: Modifiers): Promise<boolean>;
  /** Clicks an element, as a pointer does. Returns false where nothing can be clicked. */
  click(element: Element): Promise<boolean>;
  /** Puts the focus into a field and types after what is there. */
  type(element: Element, text: string): Promise<void>;
  /** Empties a field, then types. */
  fill(element: Element, text: string): Promise<void>;
  hover(element: Element): Promise<void>;
  leave(element: Element): Promise<void>;
  /** Presses on one element, moves over another and lets go there. */
  drag(from: Element, to: Element, options?: { escape?: boolean }): Promise<void>;
}

export function createKeyboard(settle: Settle): Keyboard {
  const tab: Keyboard['tab'] = async (modifiers = {}) => {
    const isPrevented = !send('keydown', 'Tab', modifiers);
    if (!isPrevented) {
      commit(focused());
      moveFocus(modifiers.shift === true);
    }
    send('keyup', 'Tab', modifiers);
    await settle();
    return focused();
  };

  const press: Keyboard['press'] = async (name, modifiers = {}) => {
    const key = keyNames[name] ?? name;
    if (key === 'Tab') {
      const before = focused();
      return (await tab(modifiers)) === before;
    }
    const target = focused();
    const isPrevented = !send('keydown', key, modifiers);
    if (!isPrevented && !modifiers.ctrl && !modifiers.alt && !modifiers.meta) actOn(target, key);
    const isReleased = send('keyup', key, modifiers, target?.isConnected ? target : focused());
    if (
      key === ' ' &&
      !isPrevented &&
      isReleased &&
      target &&
      target === focused() &&
      isPressedBySpace(target)
    )
      target.click();
    await settle();
    return isPrevented;
  };

  const click: Keyboard['click'] = async (element) => {
    if (inert(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    point(element, 'pointerdown');
    if (point(element, 'mousedown')) {
      commit(focused());
      focusAt(element);
    }
    // What has gone while the button was down is not clicked any more.
    if (!element.checkVisibility({ visibilityProperty: true })) {
      await settle();
      return false;
    }
    point(element, 'pointerup');
    point(element, 'mouseup');
    if (element instanceof HTMLElement) element.click();
    else point(element, 'click');
    jumpAfter(element);
    await settle();
    return true;
  };

  const type: Keyboard['type'] = async (element, text) => {
    if (inert(element)) return;
    (element as HTMLElement).focus();
    if (isTextField(element)) moveCaretToEnd(element);
    for (const character of text) {
      // Whatever the page did with the focus, the next key goes there.
      const target = focused() ?? element;
      const key = character === '\n' ? 'Enter' : character;
      if (send('keydown', key, {}, target)) actOn(target as HTMLElement, key);
      send('keyup', key, {}, focused());
    }
    await settle();
  };

  return {
    tab,
    press,
    click,
    type,
    async fill(element, text) {
      (element as HTMLElement).focus();
      if (isTextField(element) && element.value !== '') {
        element.value = '';
        tellInput(element, 'deleteContentBackward', null);
      }
      if (text !== '') await type(element, text);
      await settle();
    },
    async hover(element) {
      const inwards = around(element).reverse();
      for (const device of ['pointer', 'mouse']) {
        point(element, `${device}over`);
        for (const one of inwards) point(one, `${device}enter`);
      }
      point(element, 'pointermove');
      point(element, 'mousemove');
      await settle();
    },
    async leave(element) {
      const outwards = around(element);
      for (const device of ['pointer', 'mouse']) {
        point(element, `${device}out`);
        for (const one of outwards) point(one, `${device}leave`);
      }
      await settle();
    },
    async drag(from, to, { escape: isCancelled = false } = {}) {
      const data = new DataTransfer();
      const isPointerTaken = !point(from, 'pointerdown');
      point(from, 'mousedown');
      const source = from.closest('[draggable="true"]');
      const isDragging = source !== null && !isPointerTaken && point(source, 'dragstart', data);
      point(from, 'pointermove');
      // Nearer to its start would be the place before it.
      point(to, 'pointerover');
      point(to, 'pointermove', null, 0.75);
      if (isDragging) {
        point(to, 'dragenter', data);
        point(to, 'dragover', data, 0.75);
      }
      await settle();
      if (isCancelled) {
        await press('Escape');
        // Whoever drags without the browser's help still has to let go.
        if (isDragging) point(to, 'pointercancel');
        else point(to, 'pointerup', null, 0.75);
      } else {
        if (isDragging) point(to, 'drop', data, 0.75);
        point(to, 'pointerup', null, 0.75);
      }
      if (isDragging && source) point(source, 'dragend', data);
      await settle();
    },
  };
}

function send(
  name: 'keydown' | 'keyup',
  key: string,
  { shift = false, ctrl = false, alt = false, meta = false }: Modifiers,
  target: Element | null = focused(),
): boolean {
  const event = new KeyboardEvent(name, {
    key,
    code: codeOf(key),
    shiftKey: shift,
    ctrlKey: ctrl,
    altKey: alt,
    metaKey: meta,
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
  });
  return (target ?? document.body ?? document.documentElement).dispatchEvent(event);
}

function codeOf(key: string): string {
  if (key === ' ') return 'Space';
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : key;
}

function point(element: Element, name: string, data: DataTransfer | null = null, down = 0.5): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isOver = !/enter$|leave$/.test(name) || name.startsWith('drag');
  const options = {
    bubbles: isOver,
    cancelable: isOver,
    composed: true,
    view: window,
    button: 0,
    buttons: /up$|click|drop|cancel|out|over|leave|enter/.test(name) ? 0 : 1,
    clientX: left + width / 2,
    clientY: top + height * down,
    pointerId,
    isPrimary: true,
    pointerType: 'mouse',
  };
  if (/^(?:drag|drop)/.test(name))
    return element.dispatchEvent(new DragEvent(name, { ...options, dataTransfer: data }));
  if (name.startsWith('pointer')) {
    const isNotPrevented = (pointerOwner() ?? element).dispatchEvent(new PointerEvent(name, options));
    if (name === 'pointerup' || name === 'pointercancel') releasePointer();
    return isNotPrevented;
  }
  return element.dispatchEvent(new MouseEvent(name, options));
}

/** An element and everything around it: a pointer that comes to the inner one comes to all of them. */
function around(element: Element): Element[] {
  const outer = flatParent(element);
  return outer ? [element, ...around(outer)] : [element];
}

/** Where a pointer goes down, the focus follows to whatever can have it. */
function focusAt(element: Element): void {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (!(at instanceof HTMLElement) || !isFocusable(at) || inert(at)) continue;
    at.focus();
    return;
  }
  focused()?.blur();
  startFrom(element);
}

import { describe, expect, test } from 'vitest';
import { noteEarlyActions } from './early-actions.ts';

/** An element, as far as the module uses it: it matches these selectors and counts how often a script clicks it. */
function createElement(...selectors: string[]) {
  const element = {
    clicks: 0,
    matches: (list: string) => list.split(', ').some((selector) => selectors.includes(selector)),
    closest: (list: string) => (element.matches(list) ? element : null),
    click() {
      element.clicks += 1;
    },
  };
  return element;
}

type FakeElement = ReturnType<typeof createElement>;

interface Options {
  /** What was clicked before this script, in order. */
  clicked?(parts: {
    menu: FakeElement;
    search: FakeElement;
    mode: FakeElement;
    text: FakeElement;
  }): FakeElement[];
  hasSearch?: boolean;
  isApple?: boolean;
}

function setUp({ clicked = () => [], hasSearch = true, isApple = false }: Options = {}) {
  const parts = {
    menu: createElement('[data-early]'),
    search: createElement('[data-open-search]'),
    mode: createElement('[data-toggle-mode]'),
    text: createElement(),
  };
  const root = {
    early: clicked(parts) as FakeElement[] | undefined,
    onclick: () => {},
    onkeydown: () => {},
    hasAttribute: (name: string) => isApple && name === 'data-apple',
  };
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    querySelector: (selector: string) =>
      hasSearch && selector === '[data-open-search]' ? parts.search : null,
  });
  const early = noteEarlyActions(document as unknown as Document);

  const dispatch = (type: string, target: unknown, fields: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    Object.defineProperty(event, 'target', { value: target });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    ...parts,
    root,
    early,
    click: (target: FakeElement) => dispatch('click', target),
    /** Presses a key such as `Control+k`; returns whether it was kept from the browser. */
    press(keys: string, target: unknown = parts.text) {
      const held = keys.split('+');
      const key = held.pop();
      const has = (name: string) => held.includes(name);
      return dispatch('keydown', target, {
        key,
        ctrlKey: has('Control'),
        metaKey: has('Meta'),
        shiftKey: has('Shift'),
        altKey: has('Alt'),
      });
    },
  };
}

describe('buttons that were pressed before this script', () => {
  test('the mode is switched at once, and once, however often it was pressed', () => {
    const { mode, early } = setUp({ clicked: ({ mode }) => [mode, mode] });
    expect(mode.clicks).toBe(1);
    expect(early.isAsked()).toBe(false);
  });

  test('the menu is clicked when the site can answer, and once', () => {
    const { menu, early } = setUp({ clicked: ({ menu }) => [menu, menu] });
    expect([menu.clicks, early.isAsked()]).toEqual([0, true]);
    early.take()();
    expect(menu.clicks).toBe(1);
  });

  test('the mode keeps nothing else from happening', () => {
    const { mode, menu, early } = setUp({ clicked: ({ menu, mode }) => [menu, mode] });
    early.take()();
    expect([mode.clicks, menu.clicks]).toEqual([1, 1]);
  });

  test('a click elsewhere takes the menu back', () => {
    const { menu, early } = setUp({ clicked: ({ menu, text }) => [menu, text] });
    expect(early.isAsked()).toBe(false);
    early.take()();
    expect(menu.clicks).toBe(0);
  });

  test('the lines in the head of the document stop listening', () => {
    const { root } = setUp({ clicked: ({ menu }) => [menu] });
    expect([root.onclick, root.onkeydown, 'early' in root]).toEqual([null, null, false]);
  });
});

describe('buttons that are pressed while the site starts', () => {
  test('of several the last one is clicked', () => {
    const { search, menu, click, early } = setUp();
    click(search);
    click(menu);
    early.take()();
    expect([search.clicks, menu.clicks]).toEqual([0, 1]);
  });

  test('a click elsewhere takes the menu back, a click on the mode does not', () => {
    const { menu, mode, text, click, early } = setUp();
    click(menu);
    click(mode);
    // Another script answers to the mode by now.
    expect([early.isAsked(), mode.clicks]).toEqual([true, 0]);
    click(text);
    expect(early.isAsked()).toBe(false);
    early.take()();
    expect(menu.clicks).toBe(0);
  });

  test('nothing is noted any more when the site answers itself', () => {
    const { menu, click, press, early } = setUp();
    const act = early.take();
    click(menu);
    expect(press('Control+k')).toBe(false);
    act();
    expect([menu.clicks, early.isAsked(), early.takeSearch()]).toEqual([0, false, null]);
  });
});

describe('the search', () => {
  test('its key is kept from the browser and opens it', () => {
    const { press, early } = setUp();
    expect(press('Meta+k')).toBe(false);
    expect(press('Control+k')).toBe(true);
    expect(early.takeSearch()).toBe('');
  });

  test('on an Apple keyboard the key is Command and K', () => {
    const { press, early } = setUp({ isApple: true });
    expect(press('Control+k')).toBe(false);
    expect(early.isAsked()).toBe(false);
    expect(press('Meta+k')).toBe(true);
    expect(early.takeSearch()).toBe('');
  });

  test('a slash opens it too, but not while the reader is typing', () => {
    const { press, early } = setUp();
    expect(press('/', createElement('input, textarea, select', 'input'))).toBe(false);
    expect(early.isAsked()).toBe(false);
    expect(press('/')).toBe(true);
    expect(early.takeSearch()).toBe('');
  });

  test('the key is left to the browser when nothing opens a search', () => {
    const { press, early } = setUp({ hasSearch: false });
    expect(press('Control+k')).toBe(false);
    expect(early.takeSearch()).toBeNull();
  });

  test('what is typed for it is kept, with corrections', () => {
    const { press, early } = setUp({ clicked: ({ search }) => [search] });
    for (const key of ['g', 'a', 'n', 'Backspace', 'm', 'm', 'a']) expect(press(key)).toBe(true);
    for (const key of ['Tab', 'ArrowDown', 'Control+c', 'Alt+x']) expect(press(key)).toBe(false);
    expect(early.takeSearch()).toBe('gamma');
    expect(early.isAsked()).toBe(false);
  });

  test('what is typed is left to the browser when the search was not asked for', () => {
    const { menu, click, press, early } = setUp();
    expect(press('g')).toBe(false);
    click(menu);
    expect(press('g')).toBe(false);
    expect(early.takeSearch()).toBeNull();
    expect(early.isAsked()).toBe(true);
  });

  test('a later click takes it back with what was typed', () => {
    const { text, click, press, early } = setUp();
    press('Control+k');
    press('g');
    click(text);
    press('Control+k');
    expect(early.takeSearch()).toBe('');
  });

  test('it is not noted when the search answers itself already', () => {
    const { search, menu, click, press, early } = setUp();
    expect(early.takeSearch()).toBeNull();
    click(search);
    expect(press('Control+k')).toBe(false);
    expect(early.isAsked()).toBe(false);
    click(menu);
    expect(early.isAsked()).toBe(true);
  });
});

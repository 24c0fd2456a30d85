// What the reader chose about how pages look: remembered, shown at once, and the same in every tab.
import { createStore } from '#lib/store.ts';
import {
  type ColorMode,
  type Preference,
  type PreferenceName,
  preferenceNames,
  preferences,
  readChoice,
} from '#schema/preferences.ts';
import type { SafeStorage } from './storage.ts';

export interface Preferences {
  /** The reader's choice, as it is remembered. */
  get(name: PreferenceName): string;
  /** Remembers a choice and shows it; anything that is no choice counts as the default. */
  set(name: PreferenceName, value: string): void;
  /** The mode shown. */
  mode(): ColorMode;
  /** To the mode that is not shown. */
  toggleMode(): void;
  subscribe(changed: () => void): () => void;
}

interface PreferencesOptions {
  /** The document's root, which carries the choices. */
  root: HTMLElement;
  storage: Pick<SafeStorage, 'isPersistent' | 'get' | 'set' | 'remove'>;
  /** Whether the system prefers dark; null where the browser cannot say. */
  darkSystem: Pick<MediaQueryList, 'matches' | 'addEventListener'> | null;
  /** Where the browser says that another tab has stored something. */
  otherTabs: Pick<Window, 'addEventListener'>;
}

export function createPreferences({ root, storage, darkSystem, otherTabs }: PreferencesOptions): Preferences {
  const read = () =>
    Object.fromEntries(
      preferenceNames.map((name) => [name, readChoice(name, storage.get(preferences[name].key))]),
    ) as Record<PreferenceName, string>;
  const chosen = createStore(read());

  const mode = (): ColorMode => {
    const { colorMode } = chosen.get();
    if (colorMode === 'light' || colorMode === 'dark') return colorMode;
    return darkSystem?.matches ? 'dark' : 'light';
  };
  const show = () => {
    showMode(root, mode());
    for (const name of preferenceNames) showChoice(root, preferences[name], chosen.get()[name]);
  };
  const change = (next: Record<PreferenceName, string>) => {
    chosen.set(next);
    show();
  };

  show();
  darkSystem?.addEventListener('change', () => {
    if (chosen.get().colorMode !== 'system') return;
    show();
    chosen.set({ ...chosen.get() });
  });
  otherTabs.addEventListener('storage', ({ key }) => {
    const isOurs = key === null || preferenceNames.some((name) => preferences[name].key === key);
    if (isOurs) change(read());
  });

  const set = (name: PreferenceName, value: string) => {
    const choice = readChoice(name, value);
    storage.set(preferences[name].key, choice);
    change({ ...chosen.get(), [name]: choice });
  };
  return {
    get: (name) => chosen.get()[name],
    set,
    mode,
    toggleMode: () => set('colorMode', mode() === 'dark' ? 'light' : 'dark'),
    subscribe: chosen.subscribe,
  };
}

/** Colours change at once: fading every part of a page at its own pace looks broken. */
function showMode(root: HTMLElement, mode: ColorMode): void {
  if (root.classList.contains(mode)) return;
  root.setAttribute('data-still', '');
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  // Asking for a style makes the browser apply the change now, while nothing may fade.
  void getComputedStyle(root).color;
  root.removeAttribute('data-still');
}

function showChoice(root: HTMLElement, { attribute, default: fallback }: Preference, value: string): void {
  if (!attribute) return;
  if (value === fallback) root.removeAttribute(attribute);
  else root.setAttribute(attribute, value);
}

/**
 * Makes the header's controls work: radio buttons with `data-preference="{name}"`, and buttons with `data-toggle-mode`.
 * They are plain controls of the document, so they work long before the site's script is there.
 */
export function bindPreferenceControls(document: Document, preferences: Preferences): void {
  const checkChosen = () => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[data-preference]')) {
      const name = preferenceOf(radio);
      if (name) radio.checked = radio.value === preferences.get(name);
    }
  };
  document.addEventListener('change', ({ target }) => {
    const name = preferenceOf(target);
    if (name) preferences.set(name, (target as HTMLInputElement).value);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-toggle-mode]')) preferences.toggleMode();
  });
  preferences.subscribe(checkChosen);
  checkChosen();
}

function preferenceOf(target: EventTarget | null): PreferenceName | undefined {
  if (!(target instanceof HTMLInputElement)) return;
  return preferenceNames.find((name) => name === target.dataset.preference);
}

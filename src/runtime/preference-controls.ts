// The header's controls for reading preferences. They work as soon as this small script is there, long before the
// site's own: the controls are plain buttons and radio buttons of the document.
import { type PreferenceName, preferenceNames } from '#schema/preferences.ts';
import type { Preferences } from './preferences.ts';

/** Radio buttons with `data-preference="{name}"`, and buttons with `data-toggle-mode`. */
export function bindPreferenceControls(document: Document, preferences: Preferences): void {
  const showChosen = () => {
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
  preferences.subscribe(showChosen);
  showChosen();
}

function preferenceOf(target: EventTarget | null): PreferenceName | undefined {
  if (!(target instanceof HTMLInputElement)) return;
  return preferenceNames.find((name) => name === target.dataset.preference);
}

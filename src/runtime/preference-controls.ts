// The header's controls for reading preferences. They work as soon as this small script is there, long before the
// site's own: the controls are plain buttons and radio buttons of the document.
import { type PreferenceName, preferenceNames } from '#schema/preferences.ts';
import type { Preferences } from './preferences.ts';

/** A radio button with `name="preference-{name}"`, or a button with `data-toggle-mode`. */
export function bindPreferenceControls(document: Document, preferences: Preferences): void {
  const radios = (name: PreferenceName) =>
    document.querySelectorAll<HTMLInputElement>(`input[name="preference-${name}"]`);
  const showChosen = () => {
    for (const name of preferenceNames)
      for (const radio of radios(name)) radio.checked = radio.value === preferences.get(name);
  };
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = preferenceNames.find((known) => target.name === `preference-${known}`);
    if (name) preferences.set(name, target.value);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-toggle-mode]')) preferences.toggleMode();
  });
  preferences.subscribe(showChosen);
  showChosen();
}

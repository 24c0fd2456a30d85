// The switcher for reading preferences: a popover with a group of radio buttons for each of them. The small
// inline script handles them, so they work before the site's own script has loaded.
import * as text from '#messages/shell.ts';
import { type PreferenceName, preferenceNames, preferences } from '#schema/preferences.ts';
import { Icon } from '#ui/icon.tsx';

export function PreferencesMenu() {
  return (
    <>
      <button
        type="button"
        className="header-button preferences-button"
        popoverTarget="reading-preferences"
        aria-label={text.readingPreferences}
        data-tip=""
      >
        <Icon name="i-lucide-a-large-small" />
      </button>
      <div
        id="reading-preferences"
        className="preferences"
        popover="auto"
        role="dialog"
        aria-label={text.readingPreferences}
      >
        <PreferenceGroups idPrefix="header" />
      </div>
    </>
  );
}

interface PreferenceGroupsProps {
  /** The preferences to show; all of them by default. */
  names?: readonly PreferenceName[];
  /** Makes ids unique if the groups are rendered more than once. */
  idPrefix: string;
  /** The current choices, if known; otherwise the small inline script sets them. */
  chosen?: (name: PreferenceName) => string;
}

/** A group of radio buttons for each preference. */
export function PreferenceGroups({ names = preferenceNames, idPrefix, chosen }: PreferenceGroupsProps) {
  return names.map((name) => {
    const { choices } = preferences[name];
    return (
      <fieldset key={name} className="preference">
        <legend>{text.preferenceLabels[name]}</legend>
        <div className="preference-choices">
          {choices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={`${idPrefix}-${name}`}
                value={choice}
                data-preference={name}
                defaultChecked={chosen ? chosen(name) === choice : undefined}
              />
              <span>{text.preferenceChoices[choice]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

// The switcher for reading preferences: a popover of the platform with a group of radio buttons for each of them.
// The small first script answers to them, so they work before the site's own script is there.
import {
  choiceLabel,
  type Preference,
  type PreferenceName,
  preferenceNames,
  preferences,
} from '#schema/preferences.ts';
import { Icon } from '#ui/icon.tsx';

export function PreferencesMenu() {
  return (
    <>
      <button
        type="button"
        className="header-button preferences-button"
        popoverTarget="reading-preferences"
        aria-label="Reading preferences"
        data-tip=""
      >
        <Icon name="i-lucide-a-large-small" />
      </button>
      <div
        id="reading-preferences"
        className="preferences"
        popover="auto"
        role="dialog"
        aria-label="Reading preferences"
      >
        <PreferenceGroups idPrefix="header" />
      </div>
    </>
  );
}

interface PreferenceGroupsProps {
  /** Which ones; all of the table unless it is said. */
  names?: readonly PreferenceName[];
  /** Tells the groups of one place from those of another. */
  idPrefix: string;
  /** The choices as they are, where they are known; the small first script sets them otherwise. */
  chosen?: (name: PreferenceName) => string;
}

/** A group of radio buttons for each preference. */
export function PreferenceGroups({ names = preferenceNames, idPrefix, chosen }: PreferenceGroupsProps) {
  return names.map((name) => {
    const { label, choices }: Preference = preferences[name];
    return (
      <fieldset key={name} className="preference">
        <legend>{label}</legend>
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
              <span>{choiceLabel(choice)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

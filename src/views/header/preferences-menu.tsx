// The switcher for reading preferences: a popover of the platform with a group of radio buttons for each of them.
// The small first script answers to them, so they work before the site's own script is there.
import { Icon } from '#ui/icon.tsx';
import { PreferenceGroups } from './preference-groups.tsx';

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

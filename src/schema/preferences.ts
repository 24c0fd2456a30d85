// Display preferences of readers. The switcher, the script before the first paint and the store all use this
// table, so a new preference is one more entry.

export interface Preference {
  /** The storage key. */
  key: string;
  choices: readonly string[];
  default: string;
  /** The attribute of the root element for a choice other than the default; null if a class is used. */
  attribute: string | null;
}

export const preferences = {
  colorMode: {
    // The key of the institute's earlier site, so that its readers keep their setting.
    key: 'nuxt-color-mode',
    choices: ['system', 'light', 'dark'],
    default: 'system',
    attribute: null,
  },
  textSize: {
    key: 'plinth-text-size',
    choices: ['small', 'medium', 'large'],
    default: 'medium',
    attribute: 'data-text-size',
  },
  lineWidth: {
    key: 'plinth-line-width',
    choices: ['narrow', 'wide'],
    default: 'narrow',
    attribute: 'data-line-width',
  },
} as const satisfies Record<string, Preference>;

export type PreferenceName = keyof typeof preferences;

export const preferenceNames = Object.keys(preferences) as PreferenceName[];

export type ColorMode = 'light' | 'dark';

/** A stored value, or the default if it is not one of the choices. */
export function readChoice(name: PreferenceName, stored: string | null): string {
  const { choices, default: fallback }: Preference = preferences[name];
  return choices.find((choice) => choice === stored) ?? fallback;
}

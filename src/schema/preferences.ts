// What a reader can choose about how pages look. A further choice is one more entry here: the switcher, the script
// before the first paint and the store all follow this table.

export interface Preference {
  /** Where it is remembered. */
  key: string;
  /** Above its choices. */
  label: string;
  /** Shown with a capital. */
  choices: readonly string[];
  default: string;
  /** The attribute of the document's root that carries a choice other than the default; null where a class does. */
  attribute: string | null;
}

export const preferences = {
  colorMode: {
    // The key of the institute's earlier site, so that its readers keep their setting.
    key: 'nuxt-color-mode',
    label: 'Colour',
    choices: ['system', 'light', 'dark'],
    default: 'system',
    attribute: null,
  },
  textSize: {
    key: 'plinth-text-size',
    label: 'Text size',
    choices: ['small', 'medium', 'large'],
    default: 'medium',
    attribute: 'data-text-size',
  },
  lineWidth: {
    key: 'plinth-line-width',
    label: 'Line width',
    choices: ['narrow', 'wide'],
    default: 'narrow',
    attribute: 'data-line-width',
  },
} as const satisfies Record<string, Preference>;

export type PreferenceName = keyof typeof preferences;

export const preferenceNames = Object.keys(preferences) as PreferenceName[];

export type ColorMode = 'light' | 'dark';

/** A stored value, or the default where it is none of the choices. */
export function readChoice(name: PreferenceName, stored: string | null): string {
  const { choices, default: fallback }: Preference = preferences[name];
  return choices.find((choice) => choice === stored) ?? fallback;
}

/** A choice in words. */
export function choiceLabel(choice: string): string {
  return choice.charAt(0).toUpperCase() + choice.slice(1);
}

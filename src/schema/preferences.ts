// What a reader can choose about how pages look. A further choice is one more entry here: the switcher, the script
// before the first paint and the store all follow this table.

export interface Preference {
  /** Where it is remembered. */
  key: string;
  /** Above its choices. */
  label: string;
  choices: readonly { value: string; label: string }[];
  default: string;
  /** The attribute of the document's root that carries a choice other than the default; null where a class does. */
  attribute: string | null;
}

export const preferences = {
  colorMode: {
    // The key of the institute's earlier site, so that its readers keep their setting.
    key: 'nuxt-color-mode',
    label: 'Colour',
    choices: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    default: 'system',
    attribute: null,
  },
  textSize: {
    key: 'plinth-text-size',
    label: 'Text size',
    choices: [
      { value: 'small', label: 'Small' },
      { value: 'medium', label: 'Medium' },
      { value: 'large', label: 'Large' },
    ],
    default: 'medium',
    attribute: 'data-text-size',
  },
  lineWidth: {
    key: 'plinth-line-width',
    label: 'Line width',
    choices: [
      { value: 'narrow', label: 'Narrow' },
      { value: 'wide', label: 'Wide' },
    ],
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
  return choices.some(({ value }) => value === stored) ? (stored as string) : fallback;
}

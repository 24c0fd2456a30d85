// Numbers and plurals of one language. Each language calls this once, in its own `format.ts`.

/** The text for each plural form that the language has; `#` is the number. */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Formats {
  /** `1,234` */
  number(value: number): string;
  /** The form for a number, with the number in place of `#`. */
  plural(count: number, forms: PluralForms): string;
}

export function formatsOf(locale: string): Formats {
  let rules: Intl.PluralRules | undefined;
  const number = (value: number) => value.toLocaleString(locale);
  return {
    number,
    plural(count, forms) {
      rules ??= new Intl.PluralRules(locale);
      return (forms[rules.select(count)] ?? forms.other).replace('#', number(count));
    },
  };
}

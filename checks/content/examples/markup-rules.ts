// The rules of html-validate for examples. The standard's rules and those about accessibility apply to all;
// others are our style. Some are disabled, with the reason; a wrong example may name them all the same.
import * as htmlValidate from 'html-validate';
import { sections } from '#site/sections.ts';

type ConfigData = htmlValidate.ConfigData;
type Rules = NonNullable<ConfigData['rules']>;

const houseStyle: Rules = {
  'attr-case': ['error', { style: 'lowercase' }],
  'attr-delimiter': 'error',
  'attr-quotes': ['error', { style: 'double', unquoted: false }],
  'attribute-boolean-style': ['error', { style: 'omit' }],
  'attribute-empty-style': ['error', { style: 'omit' }],
  'autocomplete-password': 'error',
  'doctype-style': ['error', { style: 'lowercase' }],
  'element-case': ['error', { style: 'lowercase' }],
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  // A dialog's heading continues the outline around it, as authors write it.
  'heading-level': ['error', { sectioningRoots: [] }],
  'input-attributes': 'error',
  'input-missing-label': 'error',
  'missing-doctype': 'error',
  'no-conditional-comment': 'error',
  'no-dup-class': 'error',
  'no-implicit-close': 'error',
  'no-inline-style': 'error',
  'no-missing-references': 'error',
  'no-self-closing': 'error',
  'no-trailing-whitespace': 'error',
  'script-type': 'error',
  'void-style': ['error', { style: 'omit' }],
};

const adjusted: Rules = {
  // The standard allows a name on every element whose role may have one.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  'area-alt': ['error', { accessible: true }],
  'no-raw-characters': ['error', { relaxed: true }],
  'valid-id': ['error', { relaxed: true }],
  // Allowed: a muted video may start automatically. axe reports those with sound.
  'no-autoplay': 'off',
  // Allowed: some voice control software needs both the label around and the `for` attribute.
  'no-redundant-for': 'off',
  // Allowed: without `scope` the browser computes it; axe checks the result.
  'wcag/h63': 'off',
};

/** Rules that only apply to a complete page. */
const offInFragments: Rules = {
  'heading-level': ['error', { minInitialRank: 'any', allowMultipleH1: true, sectioningRoots: [] }],
  'missing-doctype': 'off',
  'wcag/h32': 'off',
};

/** Corrections where html-validate is behind the standard: the content of a customisable select. */
const newerElements: Record<string, Partial<htmlValidate.MetaData>> = {
  optgroup: { permittedContent: ['@script', 'option', 'legend?', 'div', 'noscript'] },
  select: { permittedContent: ['@script', 'button?', 'option', 'optgroup', 'hr', 'div', 'noscript'] },
};

/** Pages whose subject is the style attribute. */
const stylePages = ['style', 'global-attributes'].map((name) => `${sections.attributes.path}/${name}`);

/** Pages about a list of options that no `select` can be: the suggestions of a combobox. */
const listboxPages = [`${sections.accessibility.path}/patterns/combobox`];

export interface RuleChoice {
  isWhole: boolean;
  isExample: boolean;
  path: string;
  /** Rules named by a wrong example. */
  named: string[];
}

/** The configuration for one example. */
export function markupConfig({ isWhole, isExample, path, named }: RuleChoice): ConfigData {
  return {
    root: true,
    elements: ['html5', newerElements],
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      ...houseStyle,
      ...adjusted,
      ...(!isWhole && offInFragments),
      ...(isExample && { 'wcag/h32': 'error' }),
      ...(stylePages.includes(path) && { 'no-inline-style': 'off' }),
      ...(listboxPages.includes(path) && { 'prefer-native-element': ['error', { exclude: ['listbox'] }] }),
      ...Object.fromEntries(
        named.filter((name) => isOff(name, isWhole)).map((name) => [name, 'error' as const]),
      ),
    },
  };
}

function isOff(name: string, isWhole: boolean): boolean {
  const rule = { ...houseStyle, ...adjusted, ...(!isWhole && offInFragments) }[name];
  return rule === undefined || rule === 'off';
}

/** Its types omit the list of rules, although it is exported. */
const { builtinRules } = htmlValidate as unknown as { builtinRules: Record<string, unknown> };

/** Every rule of html-validate. */
export const markupRuleNames: readonly string[] = Object.keys(builtinRules);

// Reads `theme.css` of a content folder, which overrides design tokens: in `:root` for both modes and in
// `.dark` for dark mode. The file is parsed, checked and written again, so that only tokens with valid values
// reach a page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Colour, contrast, parseColour } from '#lib/colour.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { type Problem, type Report, reportTo } from '../problem.ts';
import { readPublishable, refusalMessage } from './folder-files.ts';

export const themeFile = 'theme.css';

export interface Theme {
  /** The rule that documents inline; empty without a theme. */
  css: string;
  problems: Problem[];
}

type Mode = 'light' | 'dark';
/** The values of a token as written. */
type Token = Record<Mode, string>;
type Tokens = ReadonlyMap<string, Token>;

const modes = ['light', 'dark'] as const;
const leastContrast = 4.5;
const maxLength = 20_000;

const pageGrounds = ['--ui-bg', '--ui-bg-muted', '--ui-bg-elevated', '--ui-code'];

/** Each text colour with the backgrounds on which it must be readable. */
const readOn: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['--ui-text-highlighted', pageGrounds],
  ['--ui-text', [...pageGrounds, '--ui-primary-soft']],
  ['--ui-text-muted', pageGrounds],
  ['--ui-text-dimmed', pageGrounds],
  ['--ui-primary-text', [...pageGrounds, '--ui-primary-soft']],
  ['--ui-on-primary', ['--ui-primary-fill', '--ui-primary-hover']],
  ['--ui-info-text', ['--ui-bg', '--ui-info-soft']],
  ['--ui-warning-text', ['--ui-bg', '--ui-warning-soft']],
  ['--ui-error-text', ['--ui-bg', '--ui-error-soft']],
  ['--ui-text-inverted', ['--ui-bg-inverted']],
];

/** The theme of a folder; none if it contains an error. */
export function readTheme(root: string): Theme {
  const problems: Problem[] = [];
  if (!existsSync(join(root, themeFile))) return { css: '', problems };
  const report = reportTo(problems, themeFile);
  const found = readPublishable(root, themeFile);
  if (!found.ok) {
    if (found.reason !== 'missing') report('file-refused', null, refusalMessage(themeFile, found.reason));
    return { css: '', problems };
  }
  const base = readBase();
  // A file of hundreds of megabytes cannot be converted to a string, so only the part up to the limit is
  // decoded.
  const own = parseTheme(found.bytes.toString('utf8', 0, 3 * maxLength + 3), base, report);
  if (problems.length === 0) checkContrast(own, base, report);
  return { css: problems.length === 0 ? themeRule(own.tokens) : '', problems };
}

let baseTokens: Tokens | undefined;

/** The site's own tokens, from its style sheet. */
function readBase(): Tokens {
  if (baseTokens) return baseTokens;
  const text = readFileSync(new URL('../../styles/every-page/tokens.css', import.meta.url), 'utf8');
  const blockOf = (start: string) => text.slice(text.indexOf(start)).split('}', 1)[0] ?? '';
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = ''] of blockOf(':root {').matchAll(declarationForm))
    tokens.set(name, { light: value, dark: value });
  for (const [, name = '', dark = ''] of blockOf('.dark {').matchAll(declarationForm))
    tokens.set(name, { light: tokens.get(name)?.light ?? dark, dark });
  baseTokens = tokens;
  return tokens;
}

const declarationForm = /(--[\w-]+):\s*([^;]+);/g;

interface OwnTokens {
  tokens: Map<string, Token>;
  lines: Map<string, number>;
  /** Whether the whole text was parsed as rules. */
  isWhole: boolean;
}

function parseTheme(source: string, base: Tokens, report: Report): OwnTokens {
  const own: OwnTokens = { tokens: new Map(), lines: new Map(), isWhole: true };
  if (source.length > maxLength) {
    report('theme-rule', null, `The theme has more than ${maxLength.toLocaleString('en-GB')} characters.`);
    return own;
  }
  // Comments keep their line breaks, so that line numbers stay correct.
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  let end = 0;
  for (const rule of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const [whole, before = '', body = ''] = rule;
    const selector = before.trim();
    const line = lineAt(rule.index + before.length - before.trimStart().length);
    const skipped = text.slice(end, rule.index);
    end = rule.index + whole.length;
    if (skipped.trim() !== '') {
      reportNoRule(skipped, rule.index - skipped.length);
      continue;
    }
    if (!/^(?::root|(?::root|html)?\.dark)$/.test(selector)) {
      report(
        'theme-rule',
        line,
        `"${selector}" has no place in a theme, which holds design tokens only. Use ":root" for both modes and ".dark" for the dark one.`,
      );
      continue;
    }
    let offset = rule.index + before.length + 1;
    for (const written of body.split(';')) {
      const at = lineAt(offset + written.length - written.trimStart().length);
      offset += written.length + 1;
      if (written.trim() !== '') addToken(written, selector === ':root' ? modes : ['dark'], at);
    }
  }
  const rest = text.slice(end);
  if (rest.trim() !== '' && own.isWhole) reportNoRule(rest, end);
  return own;

  /** Reports only the first error; the rest of the text follows from it. */
  function reportNoRule(written: string, offset: number): void {
    own.isWhole = false;
    report(
      'theme-rule',
      lineAt(offset + written.length - written.trimStart().length),
      `"${written.trim().slice(0, 40)}" is not a rule with design tokens. Write ":root { --ui-primary-fill: #1d4ed8; }".`,
    );
  }

  function addToken(written: string, affected: readonly Mode[], line: number): void {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(written) ?? [];
    const before = base.get(name);
    if (!before) {
      const meant = nearestWord(name, [...base.keys()]);
      report(
        'theme-rule',
        line,
        `There is no design token "${name || written.trim().slice(0, 40)}". ${meant ? `Did you mean "${meant}"?` : 'src/styles/every-page/tokens.css lists them.'}`,
      );
      return;
    }
    const advice = refusalOf(name, value, base);
    if (advice) {
      report('theme-rule', line, `"${name}" cannot be "${value.slice(0, 60)}". ${advice}`);
      return;
    }
    const token = own.tokens.get(name) ?? { ...before };
    for (const mode of affected) token[mode] = choose(value, mode);
    own.tokens.set(name, token);
    own.lines.set(name, line);
  }
}

/** Why a value is not allowed for a token, or null. */
function refusalOf(name: string, value: string, base: Tokens): string | null {
  if (name.startsWith('--font-'))
    return /^[\w\s,"'-]+$/.test(value) ? null : 'A typeface is a list of names: Georgia, serif.';
  if (name.startsWith('--ui-radius'))
    return /^(?:0|\d*\.?\d+(?:px|rem))$/.test(value) ? null : 'A radius is a length: 8px.';
  if (!colourOf(name, 'light', base)) return 'Only colours, radii and typefaces can be changed.';
  const isColour = modes.every((mode) => {
    const chosen = choose(value, mode);
    const named = variableForm.exec(chosen)?.[1];
    return named ? colourOf(named, mode, base) !== null : parseColour(chosen) !== null;
  });
  return isColour
    ? null
    : 'Use #rrggbb, rgb(), hsl(), oklch(), light-dark() or the colour of another token, without transparency.';
}

const variableForm = /^var\((--[\w-]+)\)$/;
/** Two values, which may contain commas inside brackets. */
const eitherForm = /^light-dark\(\s*((?:[^(),]|\([^()]*\))+?)\s*,\s*((?:[^(),]|\([^()]*\))+?)\s*\)$/;

function choose(value: string, mode: Mode): string {
  const [, light = value, dark = value] = eitherForm.exec(value) ?? [];
  return mode === 'light' ? light : dark;
}

/** The colour of a token, resolving references to other tokens. */
function colourOf(name: string, mode: Mode, tokens: Tokens, depth = 0): Colour | null {
  const value = choose(tokens.get(name)?.[mode] ?? '', mode);
  const named = variableForm.exec(value)?.[1];
  // A token that references itself has no colour.
  return named ? (depth < 8 ? colourOf(named, mode, tokens, depth + 1) : null) : parseColour(value);
}

/** Reports each text colour once per mode, on the background with the lowest contrast. */
function checkContrast({ tokens, lines }: OwnTokens, base: Tokens, report: Report): void {
  const all = new Map([...base, ...tokens]);
  const isChanged = (name: string, mode: Mode) =>
    String(colourOf(name, mode, all)) !== String(colourOf(name, mode, base));
  for (const [text, grounds] of readOn)
    for (const mode of modes) {
      const [worst] = grounds
        .filter((ground) => isChanged(text, mode) || isChanged(ground, mode))
        .map((ground) => ({ ground, ratio: ratioOf(text, ground, mode, all) }))
        .toSorted((a, b) => a.ratio - b.ratio);
      if (!worst || worst.ratio >= leastContrast) continue;
      report(
        'theme-contrast',
        lines.get(text) ?? lines.get(worst.ground) ?? 1,
        // Rounded down, so that it never reaches the required ratio by rounding.
        `"${text}" on "${worst.ground}" has a contrast of ${(Math.floor(worst.ratio * 100) / 100).toFixed(2)}:1 in ${mode} mode; text needs ${leastContrast}:1. Change one of the two.`,
      );
    }
}

function ratioOf(text: string, ground: string, mode: Mode, tokens: Tokens): number {
  const [above, below] = [colourOf(text, mode, tokens), colourOf(ground, mode, tokens)];
  return above && below ? contrast(above, below) : 0;
}

/** The tokens as one rule. Rules outside layers win over the site's own. */
function themeRule(tokens: Tokens): string {
  const declarations = [...tokens].map(([name, { light, dark }]) => {
    const one = choose(light, 'light');
    const other = choose(dark, 'dark');
    return `${name}:${one === other ? one : `light-dark(${one},${other})`}`;
  });
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
}

// The words after the language of a fence: ```html example [index.html] {1,3-4} bad="no-missing-alt"
import { nearestWord } from '#lib/nearest-word.ts';
import { resultHeights } from '#schema/page/example.ts';
import { fenceOptions } from '#schema/page/fence-options.ts';
import type { ContentCode } from '../../problem-codes.ts';

export interface FenceMeta {
  file: string | null;
  markedLines: Set<number>;
  /** Bare words and `key="value"` pairs; a bare word has the value true. */
  flags: Record<string, string | true>;
}

/** Parses the words after the language. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { file: null, markedLines: new Set(), flags: {} };
  const marked: string[] = [];
  for (const match of meta.matchAll(
    /\[([^\]]+)\]|\{([\d\s,-]+)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g,
  )) {
    const [, file, lines, key, double, single, bare] = match;
    if (file) result.file = file;
    else if (lines) marked.push(lines);
    else if (key) result.flags[key] = double ?? single ?? bare ?? true;
  }
  if (marked.length > 0) result.markedLines = new Set(expandLines(marked.join()));
  return result;
}

/** Maximum number of lines named in one place. */
const maxNamedLines = 10_000;

/** `1,3-5` becomes 1, 3, 4, 5. Ignores a reversed range, and any line after 10,000 in total. */
export function expandLines(text: string): number[] {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const [from = Number.NaN, to = from] = part.trim().split('-').map(Number);
    const count = to - from + 1;
    if (!Number.isInteger(from) || !Number.isInteger(to) || count < 1) continue;
    if (lines.length + count > maxNamedLines) continue;
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}

type Flags = FenceMeta['flags'];

/** Options that only apply to live examples. */
const liveOptions = ['height', 'scripts', 'fixed', 'missing', 'unfolded'] as const;

/**
 * The valid options; invalid ones are reported and dropped. Unknown words are kept, because they may belong
 * to another system.
 */
export function checkCodeOptions(
  flags: Flags,
  language: string,
  report: (code: ContentCode, message: string) => void,
): Flags {
  const kept = { ...flags };
  for (const name of Object.keys(flags)) {
    const meant = isOption(name) ? null : nearestWord(name, fenceOptions);
    if (meant)
      report('code-option-unknown', `There is no code option named "${name}". Did you mean "${meant}"?`);
  }
  if (language !== 'html' || !flags.example) {
    for (const name of liveOptions.filter((option) => option in flags)) {
      report('code-option-misplaced', `"${name}" works only on a live example: write "html example" first.`);
      delete kept[name];
    }
  }
  if (kept.height !== undefined && !isHeight(kept.height)) {
    const { min, max } = resultHeights;
    report(
      'code-option-value',
      `"height" must be a number of pixels from ${min} to ${max} (got "${kept.height}").`,
    );
    delete kept.height;
  }
  if (kept.fixed === true || kept.fixed === '') {
    report(
      'code-option-value',
      '"fixed" needs the reason why readers cannot change this example, such as fixed="Its result is a page of its own."',
    );
    delete kept.fixed;
  }
  return kept;
}

function isOption(name: string): boolean {
  return (fenceOptions as readonly string[]).includes(name);
}

function isHeight(value: string | true): boolean {
  const height = Number(value);
  return (
    value !== true && Number.isInteger(height) && height >= resultHeights.min && height <= resultHeights.max
  );
}

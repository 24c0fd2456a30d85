// The options of a fence, checked: a slip of the pen should be heard of, a word of another system should not.
import { nearestWord } from '#lib/nearest-word.ts';
import { fenceOptions, resultHeights } from '#schema/blocks.ts';
import type { ContentCode } from '../problem-codes.ts';
import type { FenceMeta } from './fence-meta.ts';

type Flags = FenceMeta['flags'];

/** Options that only a live example has a use for. */
const liveOptions = ['height', 'editable', 'scripts'] as const;

/** The options that hold; whatever cannot is reported and left out. Words nobody knows stay: they do no harm. */
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

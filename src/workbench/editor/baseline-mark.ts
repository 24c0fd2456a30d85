// The Baseline mark at the end of a completion, with its meaning for screen readers.
import type { Completion } from '@codemirror/autocomplete';
import type { BaselineStatus } from '#schema/facts.ts';

/** A completion from our facts. */
export interface FactCompletion extends Completion {
  baseline?: BaselineStatus | null;
}

export const baselineWords: Record<BaselineStatus, string> = {
  widely: 'Widely available',
  newly: 'Newly available',
  limited: 'Limited availability',
};

/** For `addToOptions` of the completion list; 90 is after label and detail. */
export const baselineMark = {
  position: 90,
  render({ baseline }: FactCompletion): Node | null {
    if (!baseline) return null;
    const mark = document.createElement('span');
    mark.className = 'cm-baseline';
    mark.dataset.status = baseline;
    mark.title = baselineWords[baseline];
    mark.role = 'img';
    mark.ariaLabel = baselineWords[baseline];
    return mark;
  },
};

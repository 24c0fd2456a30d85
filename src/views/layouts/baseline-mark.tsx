import type { PageBaseline } from '#schema/facts.ts';
import { baselineWords } from './baseline-words.ts';

/** How far browsers have come with what the page is about: one to three slabs, words, and the year of its Baseline. */
export function BaselineMark({ baseline }: { baseline: PageBaseline | null | undefined }) {
  const mark = baseline && baselineWords[baseline.status];
  if (!mark) return null;
  return (
    <p className="baseline-mark">
      {mark.slabs > 0 && (
        <span className="slabs" aria-hidden="true">
          {[1, 2, 3].map((slab) => (
            <i key={slab} className={slab <= mark.slabs ? 'on' : undefined} />
          ))}
        </span>
      )}
      <span>
        <strong>{mark.words}</strong>
        {baseline.year !== undefined && ` · Baseline ${baseline.year}`}
      </span>
    </p>
  );
}

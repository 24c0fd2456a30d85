import type { PageBaseline } from '#schema/facts.ts';

const marks: Readonly<Record<PageBaseline['status'], { words: string; slabs: number }>> = {
  widely: { words: 'Widely available', slabs: 3 },
  newly: { words: 'Newly available', slabs: 2 },
  limited: { words: 'Limited availability', slabs: 1 },
  varies: { words: 'Support depends on the element', slabs: 0 },
};

/** How far browsers have come with what the page is about: one to three slabs, words, and the year of its Baseline. */
export function BaselineMark({ baseline }: { baseline: PageBaseline | null | undefined }) {
  const mark = baseline && marks[baseline.status];
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

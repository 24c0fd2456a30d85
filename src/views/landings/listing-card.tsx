import { Level } from '#features/navigation/page-measures.tsx';
import type { IndexEntry } from '#schema/landing.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** One page to take up: what it is, how hard, how long, and what it trains. */
export function ListingCard({ entry, eyebrow }: { entry: IndexEntry; eyebrow: string }) {
  const { title, path, description, difficulty, effort, skill } = entry;
  return (
    <>
      <p className="card-eyebrow">
        <span>{eyebrow}</span>
        {effort && <span>{effort}</span>}
      </p>
      <h2>
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="card-line">{description}</p>
      <p className="card-foot">
        {difficulty && <Level difficulty={difficulty} />}
        {skill && <span className="badge">{skill}</span>}
      </p>
    </>
  );
}

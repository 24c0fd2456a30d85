import type { Directory } from '#schema/directory.ts';

/** The heading of a list of names, how many there are, and the field that narrows them. */
export function NamesFilter({ directory, title }: { directory: Directory; title: string }) {
  const label = `Filter ${directory.noun}`;
  return (
    <div className="section-head">
      <div>
        <h2>{title}</h2>
        <p className="landing-note" role="status" data-all={directory.counts}>
          {directory.counts}
        </p>
      </div>
      <input
        className="name-filter"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck="false"
        type="search"
      />
    </div>
  );
}

import type { IndexFilter, IndexLanding } from '#schema/landing.ts';
import { Icon } from '#ui/icon.tsx';

/** Up to this many choices stand side by side; more are a menu. */
const mostButtons = 4;

/** The questions a list can be narrowed by, and how much of it is shown. Without script there is nothing to ask. */
export function ListingFilters({ landing }: { landing: IndexLanding }) {
  return (
    <div className="filters">
      {landing.filters.map((filter) =>
        filter.name === 'difficulty' && filter.options.length <= mostButtons ? (
          <Choices key={filter.name} filter={filter} />
        ) : (
          <Menu key={filter.name} filter={filter} />
        ),
      )}
      <p className="filter-status" role="status" data-all={landing.counts}>
        {landing.counts}
      </p>
    </div>
  );
}

function Choices({ filter }: { filter: IndexFilter }) {
  return (
    <fieldset className="choices">
      <legend className="sr-only">{filter.label}</legend>
      {[{ value: '', label: filter.every }, ...filter.options].map(({ value, label }) => (
        <button
          key={value}
          type="button"
          data-filter={filter.name}
          data-value={value}
          aria-pressed={value === ''}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function Menu({ filter }: { filter: IndexFilter }) {
  return (
    <span className="select">
      <select aria-label={filter.label} data-filter={filter.name}>
        <option value="">{filter.every}</option>
        {filter.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="i-lucide-chevron-down" />
    </span>
  );
}

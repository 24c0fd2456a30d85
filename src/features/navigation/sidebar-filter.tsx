import { Icon } from '#ui/icon.tsx';

/** The field above a long list; it needs its script, so without any it is not shown. The list's own script drives it. */
export function SidebarFilter({ count, noun }: { count: number; noun: string }) {
  const label = `Filter ${count} ${noun}`;
  return (
    <div className="sidebar-filter" data-filter={noun}>
      <div className="sidebar-field">
        <Icon name="i-lucide-search" />
        {/* The browser writes the type last, and so the server does. */}
        <input aria-label={label} placeholder={label} autoComplete="off" spellCheck={false} type="search" />
      </div>
      <p className="sr-only" aria-live="polite" data-filter-said="" />
    </div>
  );
}

/** What stands in place of the list when nothing in it fits; the way out is to clear the field. */
export function SidebarFilterEmpty() {
  return (
    <div className="sidebar-empty" data-filter-empty="" hidden>
      <span className="course-blocks" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>Nothing matches</p>
      <button type="button" data-filter-clear="">
        Show all
      </button>
    </div>
  );
}

// A list of tabs, with the keyboard pattern of ARIA.
import type { KeyboardEvent, ReactNode } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  /** What follows the label, such as a number of problems. */
  mark?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the list. */
  name: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  select(id: Id): void;
  /** The id of the panel that a tab opens. */
  panelOf(id: Id): string;
  /** Whether its panels are tab panels now; no tab is selected otherwise. */
  isActive?: boolean;
  className?: string;
}

export function Tabs<Id extends string>({
  name,
  tabs,
  selected,
  select,
  panelOf,
  isActive = true,
  className = '',
}: TabsProps<Id>) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    select(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#${tabIdOf(panelOf(next.id))}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={name} className={`bench-tabs ${className}`.trim()} onKeyDown={press}>
      {tabs.map(({ id, label, mark }) => (
        <button
          type="button"
          role="tab"
          key={id}
          id={tabIdOf(panelOf(id))}
          aria-controls={panelOf(id)}
          aria-selected={isActive && id === selected}
          data-selected={id === selected || undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => select(id)}
        >
          {label}
          {mark && <> {mark}</>}
        </button>
      ))}
    </div>
  );
}

/** The id of the tab of a panel. */
export function tabIdOf(panel: string): string {
  return `${panel}-tab`;
}

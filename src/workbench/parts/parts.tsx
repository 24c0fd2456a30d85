// Task, code and result: side by side where there is room, and tabs where there is not.
import type { ReactNode } from 'react';
import type { Part } from '../state/workbench-state.ts';
import { type Tab, Tabs, tabIdOf } from './tabs.tsx';
import { useIsNarrow, useWorkbench, useWorkbenchState } from './workbench-context.ts';

export function PartTabs({ tabs }: { tabs: readonly Tab<Part>[] }) {
  const { store } = useWorkbench();
  const part = useWorkbenchState((state) => state.part);
  const isNarrow = useIsNarrow();
  return (
    <div className="bench-parts">
      <Tabs
        name="Workspace"
        tabs={tabs}
        selected={part}
        select={(next) => store.dispatch({ type: 'open-part', part: next })}
        panelOf={partPanelId}
        isActive={isNarrow}
      />
    </div>
  );
}

interface PartPanelProps {
  part: Part;
  name: string;
  children: ReactNode;
}

/** The style sheet shows one of the panels on small screens, by `data-part` of the workbench. */
export function PartPanel({ part, name, children }: PartPanelProps) {
  const isTab = useIsNarrow();
  const id = partPanelId(part);
  return (
    <div
      className={`bench-part bench-${part}`}
      id={id}
      data-pane={part}
      {...(isTab
        ? { role: 'tabpanel', 'aria-labelledby': tabIdOf(id) }
        : { role: 'region', 'aria-label': name })}
    >
      {children}
    </div>
  );
}

function partPanelId(part: Part): string {
  return `bench-${part}`;
}

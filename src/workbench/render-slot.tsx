// Which components stand in which slots of a page, for the server that renders them and the browser that hydrates them.
import type { ComponentType, ReactNode } from 'react';
import { type Workbench, WorkbenchContext } from './parts/workbench-context.ts';

/** The components of a workbench by the names of their slots. */
export type WorkbenchSlots = Readonly<Record<string, ComponentType>>;

/** A component of a workbench, with everything that it needs. */
export function renderSlot(workbench: Workbench, Slot: ComponentType): ReactNode {
  return (
    <WorkbenchContext value={workbench}>
      <Slot />
    </WorkbenchContext>
  );
}

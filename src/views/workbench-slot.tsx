// The places of a page where a workbench stands. The server fills them; in the browser the script of the workbench does,
// so that no other page loads it.
import { createContext, type ReactNode, useContext } from 'react';
import type { PageData } from '#schema/page/page-data.ts';

/** Renders the component of a slot for a page. Null where the workbench is rendered later. */
type RenderSlot = (name: string, page: PageData) => ReactNode;

export const WorkbenchSlotContext = createContext<RenderSlot | null>(null);

export function WorkbenchSlot({ name, page }: { name: string; page: PageData }) {
  const renderSlot = useContext(WorkbenchSlotContext);
  return (
    <div className="bench-slot" data-slot={name}>
      {renderSlot?.(name, page)}
    </div>
  );
}

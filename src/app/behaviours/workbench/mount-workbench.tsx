// Brings a workbench to life: hydrates the slots that the server has rendered, and renders them where it has not.
import icons from 'virtual:workbench-icons';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IconStore } from '#runtime/icon-store.ts';
import { IconSourceContext } from '#ui/icon.tsx';
import type { Workbench } from '#workbench/parts/workbench-context.ts';
import { renderSlot, type WorkbenchSlots } from '#workbench/render-slot.tsx';
import { applyPanes } from './pane-sizes.ts';

/** Returns how to remove it. */
export function mountWorkbench(
  root: HTMLElement,
  workbench: Workbench,
  slots: WorkbenchSlots,
  source: IconStore,
): () => void {
  source.add(icons);
  const stopReflecting = reflectState(root, workbench);
  const roots = [...root.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((element) => {
    const Slot = slots[element.dataset.slot ?? ''];
    if (!Slot) return [];
    return start(
      element,
      <IconSourceContext value={source}>{renderSlot(workbench, Slot)}</IconSourceContext>,
    );
  });
  return () => {
    stopReflecting();
    for (const one of roots) one.unmount();
  };
}

/** At once, so that nothing typed or clicked meanwhile is lost. */
function start(element: HTMLElement, node: ReactNode): Root {
  return flushSync(() => {
    if (element.childElementCount > 0) return hydrateRoot(element, node);
    const root = createRoot(element);
    root.render(node);
    return root;
  });
}

/** What the style sheet needs to know stands on the element around the slots, which React does not render. */
function reflectState(root: HTMLElement, { store, services }: Workbench): () => void {
  const task = root.querySelector<HTMLElement>('[data-pane="task"]');
  const reflect = () => {
    const { part, isDone, isLarge, panes } = store.get();
    root.dataset.part = part;
    root.toggleAttribute('data-done', isDone);
    root.toggleAttribute('data-large', isLarge);
    applyPanes(root, panes);
    if (services?.narrow.get()) task?.setAttribute('role', 'tabpanel');
    else task?.removeAttribute('role');
  };
  const stops = [store.subscribe(reflect), services?.narrow.subscribe(reflect)];
  reflect();
  return () => {
    for (const stop of stops) stop?.();
  };
}

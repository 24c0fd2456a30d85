// The handle between two panes. Arrow keys move it, the pointer drags it, a double click gives the usual size back.
import type { KeyboardEvent, PointerEvent } from 'react';
import { type PaneName, paneLimits, paneStep } from '../state/panes.ts';
import { useWorkbench, useWorkbenchState } from './workbench-context.ts';

interface PaneHandleProps {
  pane: PaneName;
  /** The edge of the pane that the handle moves. */
  side: 'start' | 'end' | 'bottom';
  /** The accessible name. */
  name: string;
}

export function PaneHandle({ pane, side, name }: PaneHandleProps) {
  const { store } = useWorkbench();
  const size = useWorkbenchState((state) => state.panes[pane]);
  const { min, max } = paneLimits(pane);
  const isRow = side === 'bottom';
  const resize = (next: number | null) => store.dispatch({ type: 'resize', pane, size: next });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const grows = { start: 'ArrowLeft', end: 'ArrowRight', bottom: 'ArrowDown' }[side];
    const shrinks = { start: 'ArrowRight', end: 'ArrowLeft', bottom: 'ArrowUp' }[side];
    const now = size ?? sizeOf(paneOf(event.currentTarget, pane), isRow);
    const sizes: Record<string, number | null> = {
      [grows]: now + paneStep,
      [shrinks]: now - paneStep,
      Home: min,
      End: max,
      Enter: null,
    };
    const next = sizes[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };

  const drag = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    if (event.type === 'pointerdown') handle.setPointerCapture(event.pointerId);
    if (event.type !== 'pointermove' || !handle.hasPointerCapture(event.pointerId)) return;
    const { left, right, top } = paneOf(handle, pane).getBoundingClientRect();
    const isMirrored = handle.matches(':dir(rtl)');
    const fromStart = isMirrored ? right - event.clientX : event.clientX - left;
    const fromEnd = isMirrored ? event.clientX - left : right - event.clientX;
    resize(isRow ? event.clientY - top : side === 'start' ? fromEnd : fromStart);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved has no element of its own
    <div
      className="bench-handle"
      data-side={side}
      role="separator"
      tabIndex={0}
      aria-label={name}
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={size ?? min}
      aria-valuetext={size === undefined ? 'usual size' : `${size} pixels`}
      onKeyDown={press}
      onPointerDown={drag}
      onPointerMove={drag}
      onDoubleClick={() => resize(null)}
    />
  );
}

function paneOf(handle: HTMLElement, pane: PaneName): Element {
  return (
    handle.closest<HTMLElement>('.workbench')?.querySelector<HTMLElement>(`[data-pane="${pane}"]`) ?? handle
  );
}

function sizeOf(element: Element, isRow: boolean): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return isRow ? bottom - top : right - left;
}

// A few words about a control, on hover and on keyboard focus. Never the only place of something needed.
// One area serves all controls in it that carry `data-tip`: its text, or, where that is empty, the control's name.
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { constants } from '#schema/constants.ts';
import { createTooltipTiming } from './tooltip-timing.ts';

/** For this long after a tooltip has gone, in milliseconds, the next one opens without its delay. */
const skipDelay = 300;
/** From a control to its tooltip, in milliseconds. */
const crossingTime = 100;
/** Between a control and its tooltip, and to the edges of the window, in pixels. */
const distance = 6;

export function TooltipArea({ children }: { children: ReactNode }) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const timing = useMemo(
    () =>
      createTooltipTiming<HTMLElement>({
        delay: constants.tooltipDelay,
        skipDelay,
        crossingTime,
        onChange: setControl,
      }),
    [],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the controls inside
    <div
      className="tooltip-area"
      onPointerOver={({ target, pointerType }) => {
        const entered = controlAt(target);
        if (entered && pointerType !== 'touch') timing.enter(entered);
      }}
      onPointerOut={({ target, relatedTarget }) => {
        const left = controlAt(target);
        if (left && controlAt(relatedTarget) !== left) timing.leave();
      }}
      onPointerDown={() => timing.dismiss()}
      onFocus={({ target }) => {
        const focused = controlAt(target);
        if (focused?.matches(':focus-visible')) timing.focus(focused);
      }}
      onBlur={() => timing.leave()}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') timing.dismiss();
      }}
    >
      {children}
      {control && (
        <Tooltip control={control} onEnter={timing.stay} onLeave={timing.leave} onDismiss={timing.dismiss} />
      )}
    </div>
  );
}

interface TooltipProps {
  control: HTMLElement;
  onEnter(): void;
  onLeave(): void;
  onDismiss(): void;
}

function Tooltip({ control, onEnter, onLeave, onDismiss }: TooltipProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts; a control may hold words for two states
  const name = control.ariaLabel ?? control.innerText.trim();
  const text = control.dataset.tip || name;

  useLayoutEffect(() => {
    if (ref.current) placeBelow(ref.current, control);
    // A tooltip that only repeats the name would be read out twice.
    if (text === name) return;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [control, id, name, text]);
  // From the moment it is seen: an effect after the paint would miss a quick Escape.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const page = control.ownerDocument;
    page.addEventListener('keydown', ({ key }: { key: string }) => key === 'Escape' && onDismiss(), options);
    // Moving the focus may scroll the page; the tooltip goes along.
    const follow = () => ref.current && placeBelow(ref.current, control);
    page.addEventListener('scroll', follow, { ...options, passive: true });
    return () => listening.abort();
  }, [control, onDismiss]);

  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      className="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </div>
  );
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  // An event may come from the document itself, which is inside nothing.
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-tip]') ?? null;
}

/** Under the middle of the control, but inside the window; above it where there is no room below. */
function placeBelow(tooltip: HTMLElement, control: HTMLElement): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const { documentElement, defaultView } = control.ownerDocument;
  const right = documentElement.clientWidth - width - distance;
  const left = Math.max(distance, Math.min(at.left + (at.width - width) / 2, right));
  const isRoomBelow = at.bottom + distance + height < (defaultView?.innerHeight ?? 0);
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${isRoomBelow ? at.bottom + distance : at.top - distance - height}px`;
}

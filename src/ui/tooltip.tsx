// A few words about a control, on hover and on keyboard focus. Never the only place of something needed.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { constants } from '#schema/constants.ts';
import { useLandmark } from './overlay/use-landmark.ts';

/** For this long after a tooltip has closed, in milliseconds, the next one opens without its delay. */
const skipDelay = 300;

/** One around the page: tooltips know of each other through it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={constants.tooltipDelay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control; it must take a ref and spread its props onto a focusable element. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  const { ref, container } = useLandmark();
  return (
    <Radix.Root>
      <Radix.Trigger asChild ref={ref}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        {/* Radix gives the content the role `tooltip` and the control its description. */}
        <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

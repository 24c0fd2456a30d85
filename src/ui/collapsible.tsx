import { Collapsible as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { AfterLeave } from './overlay/after-leave.tsx';

interface CollapsibleProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  onAfterLeave?: () => void;
  children?: ReactNode;
}

/** One panel behind a button. Its children are on the page while it is open and until it has folded. */
export function Collapsible({ trigger, onAfterLeave, children, ...state }: CollapsibleProps) {
  return (
    <Radix.Root className="collapsible" {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className="folding-panel">
        <AfterLeave onAfterLeave={onAfterLeave} />
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

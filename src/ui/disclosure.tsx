// Content that opens in place: a single panel, or several below each other.
import { Accordion as RadixAccordion, Collapsible as RadixCollapsible } from 'radix-ui';
import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react';
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
    <RadixCollapsible.Root className="collapsible" {...state}>
      <RadixCollapsible.Trigger asChild>{trigger}</RadixCollapsible.Trigger>
      <RadixCollapsible.Content className="folding-panel">
        <AfterLeave onAfterLeave={onAfterLeave} />
        {children}
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  );
}

interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The panels that are open; left out, the accordion keeps them itself. */
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
}

/** Panels below each other, each behind its heading; any number may be open. Accordions may be nested. */
export function Accordion({ className = '', ...rest }: AccordionProps) {
  return <RadixAccordion.Root type="multiple" className={`accordion ${className}`.trim()} {...rest} />;
}

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** The element around the control: a heading, or `div` where the outline needs none. */
  heading?: 'h2' | 'h3' | 'h4' | 'div';
  onAfterLeave?: () => void;
  children?: ReactNode;
}

/** One panel. Its children are on the page while it is open and until it has folded. */
export function AccordionItem({
  value,
  title,
  heading: Heading = 'h3',
  onAfterLeave,
  children,
}: AccordionItemProps) {
  return (
    <RadixAccordion.Item value={value} className="accordion-item">
      <RadixAccordion.Header asChild>
        <Heading className="accordion-heading">
          <RadixAccordion.Trigger className="accordion-trigger">{title}</RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      {/* Not a `region`, as Radix has it: one landmark for every branch of a tree would bury the real ones. */}
      <RadixAccordion.Content role="group" className="folding-panel" style={withoutOwnVariables}>
        <AfterLeave onAfterLeave={onAfterLeave} />
        {children}
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}

// Radix gives its panels two variables as a style attribute, also in the HTML of the server, where the site's
// Content-Security-Policy refuses it. The style sheet uses the ones below them, which are set in the browser.
const withoutOwnVariables = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

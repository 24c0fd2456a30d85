// Content that expands in place: a single panel, or several below each other.
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

/** One panel behind a button. Its children are rendered while it is open and until it has collapsed. */
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
  /** The open panels; without it, the accordion keeps this state itself. */
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
}

/** Panels below each other, each with its heading; any number may be open. Accordions may be nested. */
export function Accordion({ className = '', ...rest }: AccordionProps) {
  return <RadixAccordion.Root type="multiple" className={`accordion ${className}`.trim()} {...rest} />;
}

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** The element around the control: a heading, or `div` if it is not part of the outline. */
  heading?: 'h2' | 'h3' | 'h4' | 'div';
  onAfterLeave?: () => void;
  children?: ReactNode;
}

/** One panel. Its children are rendered while it is open and until it has collapsed. */
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
      {/* Not a `region`, as in Radix: one landmark for every branch of a tree would bury the real ones. */}
      <RadixAccordion.Content role="group" className="folding-panel" style={withoutOwnVariables}>
        <AfterLeave onAfterLeave={onAfterLeave} />
        {children}
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}

// Radix sets two variables in a style attribute, including in server HTML, where the site's
// Content-Security-Policy blocks it. The style sheet uses the underlying variables, which are set in the
// browser.
const withoutOwnVariables = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

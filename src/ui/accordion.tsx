// Panels below each other, each behind its heading.
import { Accordion as Radix } from 'radix-ui';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { AfterLeave } from './overlay/after-leave.tsx';

interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The panels that are open; left out, the accordion keeps them itself. */
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
}

/** Any number of panels may be open. Accordions may stand inside the panels of others. */
export function Accordion({ className = '', ...rest }: AccordionProps) {
  return <Radix.Root type="multiple" className={`accordion ${className}`.trim()} {...rest} />;
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
    <Radix.Item value={value} className="accordion-item">
      <Radix.Header asChild>
        <Heading className="accordion-heading">
          <Radix.Trigger className="accordion-trigger">{title}</Radix.Trigger>
        </Heading>
      </Radix.Header>
      {/* Not a `region`, as Radix has it: one landmark for every branch of a tree would bury the real ones. */}
      <Radix.Content role="group" className="folding-panel" style={withoutOwnVariables}>
        <AfterLeave onAfterLeave={onAfterLeave} />
        {children}
      </Radix.Content>
    </Radix.Item>
  );
}

// Radix gives its panels two variables as a style attribute, also in the HTML of the server, where the site's
// Content-Security-Policy refuses it. The style sheet uses the ones below them, which are set in the browser.
const withoutOwnVariables = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

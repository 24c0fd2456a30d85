// A menu below a button: commands and choices.
import { DropdownMenu as Radix } from 'radix-ui';
import {
  type ComponentProps,
  Fragment,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { AfterLeave, returnFocusToButton } from './overlay/after-leave.tsx';
import { RemoveScroll } from './scroll-lock.tsx';

interface MenuProps {
  /** The button; it labels the menu. */
  trigger: ReactElement<{ id?: string }>;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  onAfterLeave?: () => void;
  /** The edge of the button that the menu is aligned to. */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/**
 * Traps and returns the focus, locks scrolling, closes on Escape and on a click outside. It does not use
 * Radix's modal mode, which hides the page from assistive technology while its controls can still be focused.
 */
export function Menu({ trigger, onAfterLeave, align = 'end', children, ...state }: MenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const { ref, container } = useLandmark();
  return (
    <Radix.Root {...state} modal={false}>
      <Radix.Trigger asChild ref={ref}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={content}
          className="menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onCloseAutoFocus={returnFocusToButton}
          // If the button has an id of its own, it replaces the one that Radix would refer to.
          {...(trigger.props.id && { 'aria-labelledby': trigger.props.id })}
        >
          <AfterLeave onAfterLeave={onAfterLeave} />
          <RemoveScroll as={Fragment} allowPinchZoom shards={[content]} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One command; with `asChild` its only child, for example a link, becomes the item. */
export function MenuItem(props: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className="menu-item" {...props} />;
}

export function MenuSeparator() {
  return <Radix.Separator className="menu-separator" />;
}

interface MenuRadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  /** Stays open after a choice, so that several groups can be set in one visit. */
  staysOpen?: boolean;
}

/** A choice of one among few. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  staysOpen = false,
}: MenuRadioGroupProps<Value>) {
  const labelId = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.RadioGroup aria-labelledby={labelId} value={value} onValueChange={choose}>
      <Radix.Label id={labelId} className="menu-label">
        {label}
      </Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className="menu-item"
          {...(staysOpen && { onSelect: (event: Event) => event.preventDefault() })}
        >
          <span className="menu-mark">
            <Radix.ItemIndicator className="menu-dot" />
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/**
 * Menus and tooltips are rendered into the landmark of their control, because content outside all landmarks
 * is hard to find for readers who navigate by landmarks. Give `ref` to the control and `container` to the
 * portal.
 */
function useLandmark(): { ref: (control: HTMLElement | null) => void; container: Element | null } {
  const [container, setContainer] = useState<Element | null>(null);
  const ref = useCallback((control: HTMLElement | null) => {
    if (control) setContainer(control.closest('header, main, footer, aside, nav, [role=dialog]'));
  }, []);
  return { ref, container };
}

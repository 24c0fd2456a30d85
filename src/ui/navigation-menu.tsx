// Links with panels that open on hover. Radix brings the two delays that it lets one set; the third number of the
// specification, 150 ms from leaving to closing (`constants.navigationMenu.closeDelay`), is written into it.
import { NavigationMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { constants } from '#schema/constants.ts';

type NavigationMenuProps = Omit<
  ComponentProps<typeof Radix.Root>,
  'delayDuration' | 'skipDelayDuration' | 'aria-label'
> & { label: string };

/** A `nav` of that name. */
export function NavigationMenu({ label, className = '', ...rest }: NavigationMenuProps) {
  return (
    <Radix.Root
      {...rest}
      className={`navigation-menu ${className}`.trim()}
      aria-label={label}
      delayDuration={constants.navigationMenu.delay}
      skipDelayDuration={constants.navigationMenu.skipDelay}
    />
  );
}

export function NavigationMenuList(props: ComponentProps<typeof Radix.List>) {
  return <Radix.List className="navigation-menu-list" {...props} />;
}

export function NavigationMenuItem(props: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item {...props} />;
}

/** The button that opens the panel of its item. */
export function NavigationMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger type="button" className="navigation-menu-trigger" {...props} />;
}

/** The panel. It is on the page only while it is open and until it has faded. */
export function NavigationMenuPanel(props: Omit<ComponentProps<typeof Radix.Content>, 'ref'>) {
  return <Radix.Content className="navigation-menu-panel" {...props} ref={revealFocusProxy} />;
}

/**
 * Behind the button of an open panel Radix puts an element that the Tab key passes through, and hides it from
 * assistive technology, which must not happen to anything that takes the focus.
 */
function revealFocusProxy(panel: HTMLElement | null) {
  const button = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  button?.nextElementSibling?.removeAttribute('aria-hidden');
}

/** Wraps the site's own link with `asChild`; choosing it closes the panel. */
export function NavigationMenuLink(props: ComponentProps<typeof Radix.Link>) {
  return <Radix.Link {...props} />;
}

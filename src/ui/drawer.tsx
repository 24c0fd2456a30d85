// The only file that uses vaul, which is pinned because it is hardly maintained. Its animation of 0.5 s and
// its drag speed of 0.4 px/ms are hard-coded; the styles it would inject are in
// src/styles/overlay/drawer.css.
import type { ReactElement, ReactNode } from 'react';
import { Drawer as Vaul } from 'vaul';
import { constants } from '#schema/constants.ts';
import type { DialogProps } from './dialog.tsx';
import { AfterLeave, useReturnFocus } from './overlay/after-leave.tsx';

/** Without a title and a description the dialog has no name, and nothing warns about it. */
type DrawerProps = DialogProps & { description: ReactNode };

/** A sheet from the bottom edge that can be dragged away. */
export function Drawer({
  title,
  description,
  isHeaderHidden = false,
  onAfterLeave,
  trigger,
  children,
  ...state
}: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Vaul.Root
      {...state}
      direction="bottom"
      closeThreshold={constants.drawer.closeThreshold}
      scrollLockTimeout={constants.drawer.scrollLockTimeout}
      shouldScaleBackground={false}
      // Without it the focus stays behind the drawer.
      autoFocus
      preventScrollRestoration
      // On Safari vaul would lock the page with `position: fixed`, which resets the scroll position to 0
      // without the router noticing, and on iOS scrolls to the top. scroll-lock.tsx locks the page everywhere
      // instead.
      noBodyStyles
      // Despite its name, `true` enables vaul's own lock.
      disablePreventScroll={false}
    >
      {trigger && <Vaul.Trigger asChild>{trigger}</Vaul.Trigger>}
      <Vaul.Portal>
        <Vaul.Overlay className="overlay-backdrop" />
        <Vaul.Content className="drawer" {...returnFocus}>
          <AfterLeave onAfterLeave={onAfterLeave} />
          <Vaul.Handle className="drawer-handle" />
          <div className={isHeaderHidden ? 'sr-only' : 'dialog-header'}>
            <Vaul.Title className="dialog-title">{title}</Vaul.Title>
            <Vaul.Description className="dialog-description">{description}</Vaul.Description>
          </div>
          <div className="dialog-body">{children}</div>
        </Vaul.Content>
      </Vaul.Portal>
    </Vaul.Root>
  );
}

/** A control inside a drawer that closes it. */
export function DrawerClose({ children }: { children: ReactElement }) {
  return <Vaul.Close asChild>{children}</Vaul.Close>;
}

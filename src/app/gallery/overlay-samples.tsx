// One overlay of each kind, as the programmatic store opens it. The probe marks the content for tests.
import type { ReactNode } from 'react';
import { DialogClose, Modal, SlideOver } from '#ui/dialog.tsx';
import { Accordion, AccordionItem, Collapsible } from '#ui/disclosure.tsx';
import { Drawer, DrawerClose } from '#ui/drawer.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import type { OverlayControls } from '#ui/overlay/overlay-store.ts';

const probe = <p data-overlay-probe="">Tab stays inside, Escape closes.</p>;

function windowProps({ open, onClose, onAfterLeave }: OverlayControls) {
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return { open, onOpenChange, onAfterLeave };
}

function ModalSample(controls: OverlayControls) {
  return (
    <Modal title="A modal" description="In the middle of the page." {...windowProps(controls)}>
      {probe}
      <button type="button" className="button" onClick={() => controls.onClose('done')}>
        Done
      </button>
    </Modal>
  );
}

function SlideOverSample(controls: OverlayControls) {
  return (
    <SlideOver title="A slide-over" description="From the side." {...windowProps(controls)}>
      {probe}
      <DialogClose>
        <button type="button" className="button">
          Done
        </button>
      </DialogClose>
    </SlideOver>
  );
}

function DrawerSample(controls: OverlayControls) {
  return (
    <Drawer title="A drawer" description="From below; drag it down to close it." {...windowProps(controls)}>
      {probe}
      <DrawerClose>
        <button type="button" className="button">
          Done
        </button>
      </DrawerClose>
    </Drawer>
  );
}

function AccordionSample({ open, onClose, onAfterLeave }: OverlayControls) {
  return (
    <Accordion
      className="gallery-float"
      value={open ? ['panel'] : []}
      onValueChange={(value) => value.length === 0 && onClose()}
    >
      <AccordionItem value="panel" title="An accordion panel" onAfterLeave={onAfterLeave}>
        {probe}
      </AccordionItem>
    </Accordion>
  );
}

function CollapsibleSample(controls: OverlayControls) {
  return (
    <div className="gallery-float">
      <Collapsible trigger={<button type="button">A collapsible</button>} {...windowProps(controls)}>
        {probe}
      </Collapsible>
    </div>
  );
}

function MenuSample(controls: OverlayControls) {
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className="button button-quiet gallery-float">
          A menu
        </button>
      }
      {...windowProps(controls)}
    >
      <MenuItem data-overlay-probe="">First entry</MenuItem>
      <MenuItem>Second entry</MenuItem>
    </Menu>
  );
}

const samples = {
  modal: ModalSample,
  slideover: SlideOverSample,
  accordion: AccordionSample,
  collapsible: CollapsibleSample,
  menu: MenuSample,
  drawer: DrawerSample,
};

export type OverlayKind = keyof typeof samples;

export const overlaySamples: Record<OverlayKind, (controls: OverlayControls) => ReactNode> = samples;

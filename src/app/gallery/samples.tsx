// Samples for the gallery: one overlay of each kind, as the programmatic store opens it, and data with its states. The
// probe marks the content for tests.

import { type ReactNode, useState } from 'react';
import type { Http } from '#runtime/http.ts';
import { appErrorFrom } from '#schema/app-error.ts';
import type { LatestBuild } from '#schema/builds.ts';
import { createAsyncDataStore } from '#ui/async-data/async-data-store.ts';
import { AsyncDataContext, useAsyncData } from '#ui/async-data/use-async-data.ts';
import { DialogClose } from '#ui/dialog.tsx';
import { Accordion, AccordionItem, Collapsible } from '#ui/disclosure.tsx';
import { Drawer, DrawerClose } from '#ui/drawer.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Modal, SlideOver } from '#ui/modal.tsx';
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

/** Data with its four states: idle until it is asked for, then pending, then success or error. */
export function AsyncDataSample({ http }: { http: Http }) {
  const [store] = useState(() => createAsyncDataStore({ toError: appErrorFrom }));
  return (
    <AsyncDataContext value={store}>
      <LatestBuildSample http={http} />
    </AsyncDataContext>
  );
}

function LatestBuildSample({ http }: { http: Http }) {
  const latest = useAsyncData<LatestBuild>(
    'latest-build',
    ({ signal }) => http<LatestBuild>('/builds/latest.json', { signal }),
    { immediate: false, server: false },
  );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void latest.refresh()}>
        load data
      </button>
      <button type="button" className="button button-quiet" onClick={latest.clear}>
        clear data
      </button>
      <output data-async={latest.status}>
        {`${latest.status}${latest.data ? `: build ${latest.data.id}` : ''}`}
      </output>
    </>
  );
}

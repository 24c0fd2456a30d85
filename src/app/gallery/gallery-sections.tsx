// The gallery by hand: a button for everything that a test can ask for, and each primitive in place.
import { type ReactNode, useState } from 'react';
import { Accordion, AccordionItem, Collapsible } from '#ui/disclosure.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '#ui/menu.tsx';
import type { ToastColor } from '#ui/toast/toast.ts';
import type { Gallery } from './gallery-api.ts';
import { AsyncDataSample, type OverlayKind } from './samples.tsx';

type Api = Gallery['api'];

const colors: ToastColor[] = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'];
const kinds: OverlayKind[] = ['modal', 'slideover', 'drawer', 'menu', 'accordion', 'collapsible'];

export function GallerySections({ gallery }: { gallery: Api }) {
  return (
    <>
      <Section id="toasts" title="Toasts">
        {colors.map((color) => (
          <Press
            key={color}
            label={color}
            act={() =>
              gallery.toasts.add({
                title: `Toast: ${color}`,
                description: 'It leaves in five seconds.',
                color,
              })
            }
          />
        ))}
        <Press
          label="with an action"
          act={() =>
            gallery.toasts.add({
              title: 'A new version is available',
              icon: 'i-lucide-refresh-cw',
              duration: 0,
              actions: [{ label: 'Reload', altText: 'Reload the page' }],
            })
          }
        />
        <Press label="clear" act={() => gallery.toasts.clear()} />
      </Section>
      <Section id="overlays" title="Overlays">
        {kinds.map((kind) => (
          <Press key={kind} label={kind} act={() => void gallery.overlays.open(kind)} />
        ))}
        <Press label="close" act={() => gallery.overlays.close()} />
      </Section>
      <Section id="palette" title="Palette">
        <Press label="with three rows" act={() => gallery.palette({ groups: paletteSample })} />
        <Press label="empty" act={() => gallery.palette({ groups: [] })} />
      </Section>
      <Section id="in-place" title="In place">
        <button type="button" className="button button-quiet" data-tip="Said after 700 ms">
          Tooltip
        </button>
        <Menu
          trigger={
            <button type="button" className="button button-quiet">
              Menu
            </button>
          }
        >
          <MenuItem>Copy</MenuItem>
          <MenuSeparator />
          <SizeChoice />
        </Menu>
        <Collapsible
          trigger={
            <button type="button" className="button button-quiet">
              Collapsible
            </button>
          }
        >
          <p>What is inside.</p>
        </Collapsible>
        <Accordion>
          <AccordionItem value="one" title="First panel">
            <p>What the first says.</p>
          </AccordionItem>
          <AccordionItem value="two" title="Second panel">
            <p>What the second says.</p>
          </AccordionItem>
        </Accordion>
      </Section>
      <Section id="data" title="Data, icons, islands, late parts">
        <AsyncDataSample http={gallery.http} />
        <Press label="icon" act={() => gallery.icon(`i-lucide-${'volleyball'}`)} />
        <Press label="missing icon" act={() => gallery.icon('i-lucide-no-such-icon')} />
        <Press label="island" act={() => void gallery.island({ name: 'LatestPosts', props: { count: 1 } })} />
        <Press
          label="missing island"
          act={() => void gallery.island({ name: 'Nope', fallback: 'There is no such island.' })}
        />
        <Press label="ready after 100 ms" act={() => gallery.lazy(100)} />
        <Press label="ready after 1 s" act={() => gallery.lazy(1000)} />
      </Section>
      <Section id="errors" title="Errors">
        <Press label="500" act={() => gallery.fail({})} />
        <Press label="404" act={() => gallery.fail({ statusCode: 404 })} />
        <Press label="503" act={() => gallery.fail({ statusCode: 503, statusMessage: 'Maintenance' })} />
      </Section>
    </>
  );
}

const paletteSample = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'cs', label: 'CS Subjects', icon: 'i-lucide-cpu', to: '/cs' },
      { id: 'quests', label: 'Quests', icon: 'i-lucide-swords', to: '/quests' },
      { id: 'blog', label: 'Blog', description: 'What is new', icon: 'i-lucide-newspaper', to: '/blog' },
    ],
  },
];

function SizeChoice() {
  const [size, setSize] = useState<'small' | 'large'>('small');
  return (
    <MenuRadioGroup
      label="Text size"
      value={size}
      onValueChange={setSize}
      options={[
        { value: 'small', label: 'Small' },
        { value: 'large', label: 'Large' },
      ]}
    />
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`gallery-${id}`}>
      <h2 id={`gallery-${id}`}>{title}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  );
}

function Press({ label, act }: { label: string; act(): void }) {
  return (
    <button type="button" className="button button-quiet" onClick={act}>
      {label}
    </button>
  );
}

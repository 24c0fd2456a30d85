// The sections of the site. One whose pages are shown in a panel is a link until the script is ready, and a button
// from then on (shell.css shows the one or the other), so that no reader meets a button that does nothing.

import {
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { SectionEntry } from '#schema/builds.ts';
import { constants } from '#schema/constants.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ShellServicesContext } from '../shell-services.ts';
import { createPanelTiming, type PanelTiming } from './panel-timing.ts';
import { SectionPanel } from './section-panel.tsx';

interface SectionsProps {
  sections: readonly SectionEntry[];
  path: string | null;
}

export function Sections({ sections, path }: SectionsProps) {
  const site = useContext(ShellServicesContext);
  const nav = useRef<HTMLElement>(null);
  /** The reader wants to enter the panel, whose pages may still be on their way. */
  const isEntering = useRef(false);
  const timing = useMemo(() => createPanelTiming(constants.navigationMenu), []);
  const open = useSyncExternalStore(timing.open.subscribe, timing.open.get, () => null);
  useCloseOutside(nav, timing, open !== null);
  const warm = () => site?.panels.load();
  return (
    <nav
      ref={nav}
      className="sections"
      aria-label="Main"
      onPointerEnter={warm}
      onFocus={warm}
      onKeyDown={(event) => moveByKey(event, timing, isEntering)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) timing.close();
      }}
    >
      <ul>
        {sections.map((section) => (
          <li key={section.path}>
            <Section
              section={section}
              path={path}
              timing={timing}
              isEntering={isEntering}
              isOpen={open === section.path}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  section: SectionEntry;
  path: string | null;
  timing: PanelTiming;
  isEntering: RefObject<boolean>;
  isOpen: boolean;
}

function Section({ section, path, timing, isEntering, isOpen }: SectionProps) {
  const isHere = path === section.path || (path?.startsWith(`${section.path}/`) ?? false);
  const className = isHere ? 'section-link is-here' : 'section-link';
  const chevron = section.hasPanel && <Icon name="i-lucide-chevron-down" />;
  const label = (
    <>
      {section.title}
      {chevron}
    </>
  );
  const link = section.target ? (
    <SiteLink
      to={section.target}
      className={className}
      aria-current={path === section.target ? 'page' : undefined}
    >
      {label}
    </SiteLink>
  ) : (
    <span className={className}>{label}</span>
  );
  if (!section.hasPanel) return link;
  const panelId = `panel${section.path.replaceAll('/', '-')}`;
  return (
    <>
      {link}
      <button
        type="button"
        className={`${className} section-trigger`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => timing.toggle(section.path)}
        onPointerMove={({ pointerType }) => {
          if (pointerType === 'mouse') timing.hover(section.path);
        }}
        onPointerLeave={timing.leave}
      >
        {label}
      </button>
      <SectionPanel {...{ id: panelId, isOpen, section, path, timing, isEntering }} />
    </>
  );
}

/** Arrow down enters the panel, Escape leaves it; the other arrows go from one section to the next. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  timing: PanelTiming,
  isEntering: RefObject<boolean>,
): void {
  const nav = event.currentTarget;
  const active = nav.ownerDocument.activeElement;
  if (event.key === 'Escape' && timing.open.get() !== null) {
    event.stopPropagation();
    const trigger = nav.querySelector<HTMLElement>('[aria-expanded="true"]');
    timing.close();
    trigger?.focus();
    return;
  }
  if (!active?.matches('.section-link')) return;
  const panelId = active.getAttribute('aria-controls');
  if (event.key === 'ArrowDown' && panelId) {
    event.preventDefault();
    const first = nav.querySelector<HTMLElement>(`[id="${panelId}"] li a`);
    first?.focus();
    isEntering.current = !first;
    if (active.getAttribute('aria-expanded') === 'false') (active as HTMLElement).click();
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...nav.querySelectorAll<HTMLElement>('.section-link')].filter((each) => each.offsetParent);
  all[all.indexOf(active as HTMLElement) + step]?.focus();
}

/** A press anywhere else closes the panel, and so does every change of the address. */
function useCloseOutside(nav: RefObject<HTMLElement | null>, timing: PanelTiming, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const page = nav.current?.ownerDocument;
    page?.addEventListener(
      'pointerdown',
      ({ target }: { target: unknown }) => {
        if (!nav.current?.contains(target as Node)) timing.close();
      },
      { signal },
    );
    page?.defaultView?.navigation?.addEventListener('currententrychange', timing.close, { signal });
    return () => listening.abort();
  }, [nav, timing, isOpen]);
}

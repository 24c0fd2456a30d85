// The pages directly below a section, in three columns under the header.

import { type RefObject, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { SectionEntry } from '#schema/builds.ts';
import type { PanelEntry } from '#schema/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ShellServicesContext } from '../shell-services.ts';
import type { PanelTiming } from './panel-timing.ts';

interface SectionPanelProps {
  id: string;
  isOpen: boolean;
  section: SectionEntry;
  path: string | null;
  timing: PanelTiming;
  /** Whether the focus goes to the first page as soon as it is there. */
  isEntering: RefObject<boolean>;
}

const never = () => () => {};

/** On the page at any time, so that its button has something to name; filled while it is open. */
export function SectionPanel({ id, isOpen, ...content }: SectionPanelProps) {
  const { timing } = content;
  return (
    <>
      <div
        id={id}
        className="section-panel"
        hidden={!isOpen}
        onPointerEnter={timing.stay}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && timing.leave()}
      >
        {isOpen && <PanelContent {...content} />}
      </div>
      {isOpen && <div className="section-scrim" aria-hidden="true" />}
    </>
  );
}

function PanelContent({ section, path, timing, isEntering }: Omit<SectionPanelProps, 'id' | 'isOpen'>) {
  const panels = useContext(ShellServicesContext)?.panels;
  const known = useSyncExternalStore(panels?.subscribe ?? never, () => panels?.get() ?? null);
  useEffect(() => void panels?.load(), [panels]);
  const panel = known?.[section.path];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!panel || !isEntering.current) return;
    isEntering.current = false;
    list.current?.querySelector<HTMLElement>('a')?.focus();
  }, [panel, isEntering]);
  return (
    <div className="section-panel-inner">
      <ul ref={list} aria-label={section.title}>
        {panel?.entries.map((entry) => (
          <li key={entry.path}>
            <PanelLink entry={entry} path={path} onFollow={timing.close} />
          </li>
        ))}
      </ul>
      {section.target === section.path && (
        <p className="section-panel-foot">
          <span>{panel && `${panel.pages} ${panel.pages === 1 ? 'page' : 'pages'}`}</span>
          <SiteLink
            to={section.path}
            onClick={timing.close}
            aria-current={path === section.path ? 'page' : undefined}
          >
            {`All of ${section.title}`} <Icon name="i-lucide-arrow-right" />
          </SiteLink>
        </p>
      )}
    </div>
  );
}

interface PanelLinkProps {
  entry: PanelEntry;
  path: string | null;
  onFollow(): void;
}

function PanelLink({ entry, path, onFollow }: PanelLinkProps) {
  const isHere = path === entry.path || (path?.startsWith(`${entry.path}/`) ?? false);
  return (
    <SiteLink
      className={isHere ? 'panel-link is-here' : 'panel-link'}
      to={entry.target}
      onClick={onFollow}
      aria-current={path === entry.target ? 'page' : undefined}
    >
      {entry.icon && (
        <span className="panel-glyph">
          <Icon name={entry.icon} />
        </span>
      )}
      <span className="panel-words">
        <span className="panel-title">
          {entry.title} {entry.count > 1 && <span className="panel-count">{`${entry.count} pages`}</span>}
        </span>
        {entry.description && <span className="panel-text">{entry.description}</span>}
      </span>
    </SiteLink>
  );
}

// The panels of the header: when they open, and how they are used by pointer and keyboard. Their buttons stand in the
// document; React may draw those again at any time, so the document listens for them.
import type { LazyData } from '#lib/lazy-data.ts';
import { withPatience } from '#runtime/load-chunk.ts';
import { onAddressChange } from '#runtime/moving/address.ts';
import { showLoading } from '#runtime/moving/loading-bar.ts';
import type { SectionEntry } from '#schema/builds.ts';
import { constants } from '#schema/constants.ts';
import { panelId } from '#schema/document-hooks.ts';
import type { Panels } from '#schema/navigation.ts';
import { createIconDrawer } from '#ui/icon-drawer.ts';
import { createPanelTiming, type PanelTiming } from './panel-timing.ts';
import { createPointerPath } from './pointer-path.ts';
import { createPanelContent } from './section-panel.ts';

interface PanelsOptions {
  /** What panels show; it comes with their styles when a reader first moves towards a section. */
  panels: LazyData<Panels>;
  icons: Parameters<typeof createIconDrawer>[0];
  sections(): readonly SectionEntry[];
  /** The page shown. */
  path(): string | null;
  /** Goes to a section whose panel was requested and cannot be shown. */
  navigate(path: string): void;
}

export function startPanels({ panels, icons, sections, path, navigate }: PanelsOptions): void {
  const timing = createPanelTiming(constants.navigationMenu);
  const drawer = createIconDrawer(icons);
  const pointer = createPointerPath();
  /** The reader wants to enter the panel, whose pages may still be on their way. */
  let isEntering = false;
  let filled: HTMLElement | null = null;
  /** The open panel was clicked, and its content is loading. */
  let isRequested = false;

  function draw(): void {
    const id = timing.open.get();
    for (const trigger of document.querySelectorAll('.section-trigger'))
      trigger.setAttribute('aria-expanded', String(trigger.getAttribute('aria-controls') === id));
    document.querySelector('.sections')?.toggleAttribute('data-open', id !== null);
    const section = sections().find((one) => panelId(one.path) === id);
    const panel = id === null ? null : document.getElementById(id);
    if (filled && filled !== panel) {
      filled.hidden = true;
      filled.replaceChildren();
    }
    filled = panel;
    if (!panel || !section) return;
    // A panel that was only pointed at closes without a word.
    void panels
      .load()
      .then((isLoaded) => isLoaded || isRequested || timing.open.get() !== id || timing.close());
    const content = panels.get()?.[section.path];
    if (!content) return;
    panel.replaceChildren(createPanelContent(section, content, path(), drawer));
    panel.hidden = false;
    if (!isEntering) return;
    isEntering = false;
    panel.querySelector('a')?.focus();
  }
  timing.open.subscribe(() => {
    pointer.restart();
    draw();
  });

  /** The reader has clicked: where the panel does not come, the page of the section takes its place. */
  async function request(id: string): Promise<void> {
    if (timing.open.get() !== id || panels.get()) return;
    isRequested = true;
    const isLoaded = await showLoading(withPatience(panels.load())).catch(() => false);
    isRequested = false;
    if (isLoaded || timing.open.get() !== id) return;
    timing.close();
    const section = sections().find((one) => panelId(one.path) === id);
    if (section) navigate(section.target ?? section.path);
  }
  panels.subscribe(() => {
    if (timing.open.get() !== null) draw();
  });

  const options = { passive: true };
  document.addEventListener(
    'pointerover',
    ({ target, relatedTarget, pointerType }) => {
      if (!closest(target, '.sections')) return;
      panels.load();
      const panel = closest(target, '.section-panel');
      if (panel && pointerType === 'mouse' && !panel.contains(relatedTarget as Node | null)) timing.stay();
    },
    options,
  );
  document.addEventListener(
    'pointerout',
    ({ target, relatedTarget, pointerType }) => {
      const left = closest(target, '.section-trigger, .section-panel');
      if (!left || pointerType !== 'mouse' || left.contains(relatedTarget as Node | null)) return;
      timing.leave();
    },
    options,
  );
  document.addEventListener(
    'pointermove',
    ({ target, pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse') return;
      const isGoingDown = pointer.isGoingDown(clientX, clientY);
      const id = closest(target, '.section-trigger')?.getAttribute('aria-controls');
      if (id) timing.hover(id, isGoingDown);
    },
    options,
  );
  document.addEventListener('click', ({ target }) => {
    const id = closest(target, '.section-trigger')?.getAttribute('aria-controls');
    if (id) {
      timing.toggle(id);
      void request(id);
    } else if (closest(target, '.section-panel a')) timing.close();
  });
  // A press anywhere else closes the panel, and so does every change of the address.
  document.addEventListener('pointerdown', ({ target }) => closest(target, '.sections') ?? timing.close());
  onAddressChange(timing.close);
  document.addEventListener('focusin', ({ target }) => closest(target, '.sections') && panels.load());
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const nav = closest(target, '.sections');
    if (nav && relatedTarget && !nav.contains(relatedTarget as Node)) timing.close();
  });
  document.addEventListener('keydown', (event) => {
    const nav = closest(event.target, '.sections');
    if (!nav) return;
    if (event.key === 'ArrowDown') {
      isEntering = enterPanel(event, nav, timing);
      if (isEntering) void request(timing.open.get() ?? '');
    } else moveByKey(event, nav, timing);
  });
}

/** Arrow down on a button enters its panel; whether its pages have to be waited for. */
function enterPanel(event: KeyboardEvent, nav: Element, timing: PanelTiming): boolean {
  const id = document.activeElement?.getAttribute('aria-controls');
  if (!id || !document.activeElement?.matches('.section-link')) return false;
  event.preventDefault();
  if (timing.open.get() !== id) timing.show(id);
  const first = nav.querySelector<HTMLElement>(`[id="${id}"] a`);
  first?.focus();
  return !first;
}

/** Escape leaves the panel; the other arrows go from one section to the next. */
function moveByKey(event: KeyboardEvent, nav: Element, timing: PanelTiming): void {
  if (event.key === 'Escape' && timing.open.get() !== null) {
    event.stopPropagation();
    const trigger = nav.querySelector<HTMLElement>('[aria-expanded="true"]');
    timing.close();
    trigger?.focus();
    return;
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const active = document.activeElement as HTMLElement;
  if (!step || !active.matches('.section-link')) return;
  const all = [...nav.querySelectorAll<HTMLElement>('.section-link')].filter((each) => each.offsetParent);
  all[all.indexOf(active) + step]?.focus();
}

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

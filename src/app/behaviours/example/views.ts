// The views of an example: tabs by the keyboard pattern of ARIA.

interface ViewsOptions {
  figure: HTMLElement;
  /** Called when another panel is shown. */
  opened(panel: HTMLElement): void;
}

/** Lets readers choose a view; returns how to stop. An example with one view has no tabs. */
export function startViews({ figure, opened }: ViewsOptions): () => void {
  const list = figure.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = [...figure.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');
  const choose = (chosen: HTMLElement) => {
    if (chosen.ariaSelected === 'true') return;
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('data-open', tab === chosen);
    }
    const panel = panelOf(chosen);
    if (panel) opened(panel);
  };
  const click = ({ target }: MouseEvent) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab) choose(tab);
  };
  const press = (event: KeyboardEvent) => {
    const at = tabs.indexOf(event.target as HTMLElement);
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (at < 0 || place === undefined) return;
    event.preventDefault();
    const tab = tabs.at(place % tabs.length);
    if (!tab) return;
    choose(tab);
    tab.focus();
  };
  list?.addEventListener('click', click);
  list?.addEventListener('keydown', press);
  return () => {
    list?.removeEventListener('click', click);
    list?.removeEventListener('keydown', press);
  };
}

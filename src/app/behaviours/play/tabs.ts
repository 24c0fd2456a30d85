// The tabs of the playground, by the keyboard pattern of ARIA: its two sides on a phone, its languages, its views.

/** Lets readers choose panels in every list of tabs; returns how to stop. */
export function startTabs(root: HTMLElement): () => void {
  const tabOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
  const siblings = (tab: HTMLElement) => [
    ...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ];
  const click = ({ target }: MouseEvent) => {
    const chosen = tabOf(target);
    if (!chosen) return;
    for (const tab of siblings(chosen)) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('data-open', tab === chosen);
    }
  };
  const press = (event: KeyboardEvent) => {
    const tab = tabOf(event.target);
    if (!tab) return;
    const tabs = siblings(tab);
    const at = tabs.indexOf(tab);
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const next = tabs.at(place % tabs.length);
    next?.click();
    next?.focus();
  };
  root.addEventListener('click', click);
  root.addEventListener('keydown', press);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('keydown', press);
  };
}

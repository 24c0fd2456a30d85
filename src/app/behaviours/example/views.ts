// The views of an example: tabs by the keyboard pattern of ARIA. Without script the views stand one below the other.

interface ExampleView {
  name: string;
  /** The shapes of its icon, as SVG; the result has one already. */
  icon: string;
  root: HTMLElement;
}

interface ViewsOptions {
  figure: HTMLElement;
  /** What there is to see besides the result. */
  views: readonly ExampleView[];
  /** Called when one of them is shown, or is about to be: the pointer is on its tab. */
  wanted(view: HTMLElement): void;
}

/** Tells the parts of one example from those of another. */
let examples = 0;

/** Lets readers choose a view; returns how to stop. An example with one view has no tabs. */
export function startViews({ figure, views, wanted }: ViewsOptions): () => void {
  const label = figure.querySelector('.example-bar > .example-tab');
  const result = figure.querySelector<HTMLElement>('.example-view');
  if (!label || !result || views.length === 0) return () => {};
  const list = document.createElement('div');
  list.className = 'example-tabs';
  list.role = 'tablist';
  list.ariaLabel = 'Views';
  const first = createTab();
  first.append(...label.childNodes);
  const tabs = [first, ...views.map(({ name, icon }) => createTab(name, icon))];
  const panels = [result, ...views.map(({ root }) => root)];
  const id = `example-${++examples}`;
  tabs.forEach((tab, at) => {
    const panel = panels[at] as HTMLElement;
    tab.id = `${id}-tab-${at}`;
    panel.id = `${id}-view-${at}`;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
  });

  const choose = (chosen: number) => {
    tabs.forEach((tab, at) => {
      tab.ariaSelected = String(at === chosen);
      tab.tabIndex = at === chosen ? 0 : -1;
      panels[at]?.toggleAttribute('data-closed', at !== chosen);
    });
    ask(chosen);
  };
  const ask = (at: number) => {
    const view = views[at - 1];
    if (view) wanted(view.root);
  };
  const tabAt = ({ target }: Event) =>
    tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
  const point = (event: Event) => ask(tabAt(event));
  const click = (event: Event) => {
    const at = tabAt(event);
    if (at >= 0) choose(at);
  };
  const press = (event: KeyboardEvent) => {
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    const last = tabs.length - 1;
    const places: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (at < 0 || place === undefined) return;
    event.preventDefault();
    choose(place);
    tabs[place]?.focus();
  };
  choose(0);
  list.append(...tabs);
  label.replaceWith(list);
  list.addEventListener('pointerover', point);
  list.addEventListener('click', click);
  list.addEventListener('keydown', press);
  return () => {
    list.removeEventListener('pointerover', point);
    list.removeEventListener('click', click);
    list.removeEventListener('keydown', press);
  };
}

function createTab(name = '', icon = ''): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.className = 'example-tab';
  tab.role = 'tab';
  tab.innerHTML =
    icon && `<svg class="icon" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>`;
  tab.append(name);
  return tab;
}

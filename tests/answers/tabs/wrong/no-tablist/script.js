const panels = [...document.querySelectorAll('section')];
const list = document.createElement('div');
list.setAttribute('aria-label', 'About your visit');
panels[0].before(list);

const tabs = panels.map((panel) => {
  const tab = document.createElement('button');
  tab.textContent = panel.querySelector('h2').textContent;
  tab.id = `${panel.id}-tab`;
  tab.setAttribute('role', 'tab');
  tab.setAttribute('aria-controls', panel.id);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', tab.id);
  panel.tabIndex = 0;
  list.append(tab);
  return tab;
});

function select(chosen) {
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
    panels[index].hidden = index !== chosen;
  }
}

list.addEventListener('click', ({ target }) => {
  if (target !== list) select(tabs.indexOf(target));
});

list.addEventListener('keydown', (event) => {
  const at = tabs.indexOf(event.target);
  const last = tabs.length - 1;
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  select(next);
  tabs[next].focus();
});

const wanted = panels.findIndex(({ id }) => `#${id}` === location.hash);
select(Math.max(wanted, 0));

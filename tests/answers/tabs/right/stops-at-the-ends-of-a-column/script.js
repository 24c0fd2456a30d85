const tabs = [...document.querySelectorAll('[role=tab]')];
const panelOf = (tab) => document.getElementById(tab.getAttribute('aria-controls'));

function select(chosen) {
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    panelOf(tab).hidden = tab !== chosen;
  }
}

for (const [at, tab] of tabs.entries()) {
  // Enter and Space press a button, so a click is all there is to listen for.
  tab.onclick = () => select(tab);
  tab.onkeydown = (event) => {
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    if (!(event.key in places)) return;
    event.preventDefault();
    tabs.at(Math.min(Math.max(places[event.key], event.key === 'End' ? -1 : 0), 2)).focus();
  };
}

const fromAddress = tabs.find((tab) => `#${panelOf(tab).id}` === location.hash);
if (fromAddress) select(fromAddress);

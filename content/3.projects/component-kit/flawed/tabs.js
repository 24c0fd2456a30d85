// <kit-tabs label="…"> <section id="…"><h2>…</h2> … </section> … </kit-tabs>
// Each section becomes a panel, and its heading the name of a tab. Without the script, all sections are visible.
customElements.define(
  'kit-tabs',
  class extends HTMLElement {
    connectedCallback() {
      if (this.list) return;
      this.list = document.createElement('div');
      this.list.role = 'tablist';
      this.list.ariaLabel = this.getAttribute('label');
      this.panels = [...this.querySelectorAll('section')];
      this.tabs = this.panels.map((panel) => this.addTab(panel));
      this.prepend(this.list);
      this.select(0);
    }

    addTab(panel) {
      const heading = panel.querySelector('h2');
      const tab = document.createElement('button');
      tab.type = 'button';
      tab.role = 'tab';
      tab.id = `${panel.id}-tab`;
      tab.textContent = heading.textContent;
      tab.setAttribute('aria-controls', panel.id);
      tab.addEventListener('click', () => this.select(this.tabs.indexOf(tab)));
      heading.hidden = true;
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', tab.id);
      this.list.append(tab);
      return tab;
    }

    select(index) {
      for (const [at, tab] of this.tabs.entries()) {
        tab.ariaSelected = String(at === index);
        // All tabs together are one stop for the Tab key.
        tab.tabIndex = at === index ? 0 : -1;
        this.panels[at].hidden = at !== index;
      }
    }
  },
);

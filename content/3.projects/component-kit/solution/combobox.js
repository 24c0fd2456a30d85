// <kit-combobox> <label for="id">…</label> <input id="id" name="…" list="…"> <datalist>…</datalist> </kit-combobox>
// Suggestions for a text field. Without the script, the browser shows its own list.
customElements.define(
  'kit-combobox',
  class extends HTMLElement {
    connectedCallback() {
      if (this.list) return;
      this.input = this.querySelector('input');
      this.values = [...this.querySelectorAll('option')].map(({ value }) => value);
      this.input.removeAttribute('list');
      this.input.role = 'combobox';
      this.input.autocomplete = 'off';
      this.input.ariaAutoComplete = 'list';
      this.input.ariaExpanded = 'false';
      this.list = document.createElement('ul');
      this.list.role = 'listbox';
      this.list.id = `${this.input.id}-list`;
      this.list.hidden = true;
      this.list.ariaLabel = this.querySelector('label').textContent;
      this.input.setAttribute('aria-controls', this.list.id);
      this.append(this.list);
      this.input.addEventListener('input', () => this.open());
      this.input.addEventListener('blur', () => this.close());
      this.input.addEventListener('keydown', (event) => this.press(event));
      // The field keeps the focus while the pointer chooses.
      this.list.addEventListener('pointerdown', (event) => event.preventDefault());
      this.list.addEventListener('mousedown', (event) => event.preventDefault());
      this.list.addEventListener('click', ({ target }) => this.take(target.closest('[role="option"]')));
    }

    open() {
      const typed = this.input.value.trim().toLowerCase();
      const found = this.values.filter((value) => value.toLowerCase().includes(typed));
      if (found.length === 0) return this.close();
      this.list.replaceChildren(
        ...found.map((value, at) => {
          const option = document.createElement('li');
          option.role = 'option';
          option.id = `${this.list.id}-${at}`;
          option.textContent = value;
          option.ariaSelected = 'false';
          return option;
        }),
      );
      this.list.hidden = false;
      this.input.ariaExpanded = 'true';
      this.point(-1);
    }

    close() {
      this.list.hidden = true;
      this.list.replaceChildren();
      this.input.ariaExpanded = 'false';
      this.point(-1);
    }

    /** Marks an option. The focus stays in the field, and the field says which option is meant. */
    point(index) {
      this.at = index;
      for (const [at, option] of [...this.list.children].entries()) option.ariaSelected = String(at === index);
      const option = this.list.children[index];
      if (option) this.input.setAttribute('aria-activedescendant', option.id);
      else this.input.removeAttribute('aria-activedescendant');
    }

    take(option) {
      if (!option) return;
      this.input.value = option.textContent;
      this.close();
      this.input.dispatchEvent(new Event('change', { bubbles: true }));
    }

    press(event) {
      const count = this.list.children.length;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (count === 0) this.open();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const all = this.list.children.length;
        const from = this.at === -1 && step === -1 ? 0 : this.at;
        this.point((from + step + all) % all);
      } else if (event.key === 'Enter' && this.at >= 0) {
        // Without this, Enter would send the form.
        event.preventDefault();
        this.take(this.list.children[this.at]);
      } else if (event.key === 'Escape' && count > 0) {
        event.preventDefault();
        this.close();
      }
    }
  },
);

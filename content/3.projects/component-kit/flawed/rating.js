// <kit-rating> <label>… <select name="…"> … </select></label> </kit-rating> inside a form.
// The list becomes radio buttons, which bring the keys, the value in the form and the reset. Without the script, people
// choose from the list.
customElements.define(
  'kit-rating',
  class extends HTMLElement {
    connectedCallback() {
      const select = this.querySelector('select');
      if (!select) return;
      const group = document.createElement('fieldset');
      const legend = document.createElement('legend');
      legend.textContent = this.querySelector('label').firstChild.textContent.trim();
      group.append(legend);
      for (const { value, text } of select.options) {
        // The empty option stands for no answer.
        if (value === '') continue;
        const label = document.createElement('label');
        const radio = document.createElement('input');
        radio.type = 'radio';
        radio.value = value;
        label.append(radio, text);
        group.append(label);
      }
      this.replaceChildren(group);
    }
  },
);

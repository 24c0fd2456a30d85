customElements.define(
  'kit-disclosure',
  class extends HTMLElement {
    connectedCallback() {
      // Milestone 2: hide the part, and let the button show it.
    }
  },
);

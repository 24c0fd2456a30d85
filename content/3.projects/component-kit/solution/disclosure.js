// <kit-disclosure> <button>…</button> <div>…</div> </kit-disclosure>
// The button opens and closes the part after it. Without the script, the part is visible.
customElements.define(
  'kit-disclosure',
  class extends HTMLElement {
    connectedCallback() {
      const button = this.querySelector('button');
      const part = this.querySelector('div');
      const show = (isOpen) => {
        button.setAttribute('aria-expanded', String(isOpen));
        part.hidden = !isOpen;
      };
      show(this.hasAttribute('open'));
      button.addEventListener('click', () => show(part.hidden));
    }
  },
);

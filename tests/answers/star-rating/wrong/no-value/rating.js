const most = 5;

class StarRating extends HTMLElement {
  static formAssociated = true;
  #internals = this.attachInternals();
  #value = 0;

  constructor() {
    super();
    const inside = this.attachShadow({ mode: 'open' });
    inside.innerHTML = `<style>:host { display: inline-block; font-size: 2rem; }</style>${'<span></span>'.repeat(most)}`;
    inside.addEventListener('click', ({ target }) => this.#choose(this.#stars.indexOf(target) + 1));
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  connectedCallback() {
    this.#internals.role = 'slider';
    this.#internals.ariaValueMin = '0';
    this.#internals.ariaValueMax = String(most);
    this.tabIndex = this.matches(':disabled') ? -1 : 0;
    this.formResetCallback();
  }

  formResetCallback() {
    this.#set(Number(this.getAttribute('value')));
  }

  formDisabledCallback(isDisabled) {
    this.tabIndex = isDisabled ? -1 : 0;
    this.#internals.ariaDisabled = String(isDisabled);
  }

  get #stars() {
    return [...this.shadowRoot.querySelectorAll('span')];
  }

  #onKey(event) {
    const { key } = event;
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
    if (!(key in steps)) return;
    event.preventDefault();
    this.#choose(this.#value + steps[key]);
  }

  /** What the reader does; what the page does is no change to tell of. */
  #choose(value) {
    if (this.matches(':disabled') || value < 1 || value > most || value === this.#value) return;
    this.#set(value);
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #set(value) {
    this.#value = value;
    this.#stars.forEach((star, index) => {
      star.textContent = index < value ? '★' : '☆';
    });
    this.#internals.setFormValue(value ? String(value) : null);
    if (this.hasAttribute('required') && !value)
      this.#internals.setValidity({ valueMissing: true }, 'Please choose one to five stars.');
    else this.#internals.setValidity({});
  }
}

customElements.define('star-rating', StarRating);

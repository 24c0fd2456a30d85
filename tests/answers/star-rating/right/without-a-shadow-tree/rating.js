class StarRating extends HTMLElement {
  static formAssociated = true;

  constructor() {
    super();
    this.internals = this.attachInternals();
  }

  connectedCallback() {
    this.internals.role = 'slider';
    this.internals.ariaValueMin = '0';
    this.internals.ariaValueMax = '5';
    this.innerHTML = [1, 2, 3, 4, 5].map((number) => `<span data-stars="${number}" aria-hidden="true">☆</span>`).join('');
    this.onclick = ({ target }) => this.choose(Number(target.dataset.stars));
    this.onkeydown = (event) => {
      const value = { ArrowUp: this.value + 1, ArrowRight: this.value + 1, ArrowDown: this.value - 1, ArrowLeft: this.value - 1, Home: 1, End: 5 }[event.key];
      if (value === undefined) return;
      event.preventDefault();
      this.choose(Math.min(Math.max(value, 1), 5));
    };
    this.tabIndex = 0;
    this.formResetCallback();
  }

  formResetCallback() {
    this.show(Number(this.getAttribute('value') ?? 0));
  }

  formDisabledCallback(isDisabled) {
    this.tabIndex = isDisabled ? -1 : 0;
  }

  choose(value) {
    if (!value || value === this.value || this.matches(':disabled')) return;
    this.show(value);
    this.dispatchEvent(new Event('input', { bubbles: true }));
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  show(value) {
    this.value = value;
    [...this.children].forEach((star, index) => {
      star.textContent = index < value ? '★' : '☆';
    });
    this.internals.ariaValueNow = String(value);
    this.internals.ariaValueText = value === 0 ? 'none' : `${value} ${value === 1 ? 'star' : 'stars'}`;
    this.internals.setFormValue(value === 0 ? null : value);
    if (value === 0 && this.hasAttribute('required')) this.internals.setValidity({ valueMissing: true }, 'Choose one to five stars.');
    else this.internals.setValidity({});
  }
}

customElements.define('star-rating', StarRating);

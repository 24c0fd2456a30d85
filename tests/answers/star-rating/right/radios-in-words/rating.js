const numbers = [1, 2, 3, 4, 5];

const template = document.createElement('template');
template.innerHTML = `<style>label { display: inline-block; padding: 0.25rem; }</style>${numbers
  .map((number) => `<label><input type="radio" name="stars" value="${number}"> ${['one', 'two', 'three', 'four', 'five'][number - 1]} ${number === 1 ? 'star' : 'stars'}</label>`)
  .join('')}`;

class StarRating extends HTMLElement {
  static formAssociated = true;

  constructor() {
    super();
    this.internals = this.attachInternals();
    this.internals.role = 'radiogroup';
    const inside = this.attachShadow({ mode: 'open', delegatesFocus: true });
    inside.append(template.content.cloneNode(true));
    this.radios = [...inside.querySelectorAll('input')];
    inside.addEventListener('change', () => {
      this.update();
      // The event of a radio button ends at the border of the shadow tree.
      this.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  connectedCallback() {
    this.formResetCallback();
  }

  formResetCallback() {
    for (const radio of this.radios) radio.checked = radio.value === this.getAttribute('value');
    this.update();
  }

  formDisabledCallback(isDisabled) {
    for (const radio of this.radios) radio.disabled = isDisabled;
  }

  update() {
    const value = this.radios.find((radio) => radio.checked)?.value ?? null;
    this.internals.setFormValue(value);
    const isMissing = this.hasAttribute('required') && value === null;
    this.internals.setValidity(
      { valueMissing: isMissing },
      isMissing ? 'Please choose one to five stars.' : '',
      this.radios[0],
    );
  }
}

customElements.define('star-rating', StarRating);

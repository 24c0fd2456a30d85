customElements.define('faq-note', class extends HTMLElement {});

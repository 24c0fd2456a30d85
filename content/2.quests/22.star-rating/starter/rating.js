class StarRating extends HTMLElement {}

customElements.define('star-rating', StarRating);

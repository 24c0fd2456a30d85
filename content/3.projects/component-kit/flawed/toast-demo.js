// The button of the documentation; it belongs to the page, not to the kit.
document.getElementById('book').addEventListener('click', () => {
  document.querySelector('kit-toasts').say('Your place is booked.');
});

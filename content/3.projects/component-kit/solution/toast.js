// <kit-toasts></kit-toasts> is in the page from the start, and document.querySelector('kit-toasts').say('…') shows a
// message. Each one can be closed, and goes by itself after ten seconds, but not while it has the focus or the pointer.
const stay = 10_000;

customElements.define(
  'kit-toasts',
  class extends HTMLElement {
    connectedCallback() {
      this.role = 'status';
    }

    say(words) {
      const toast = document.createElement('div');
      const text = document.createElement('span');
      const close = document.createElement('button');
      toast.className = 'kit-toast';
      text.textContent = words;
      close.type = 'button';
      close.textContent = 'Close';
      toast.append(text, close);
      const before = document.activeElement;
      let isHeld = false;
      const remove = () => {
        const hadFocus = toast.contains(document.activeElement);
        toast.remove();
        if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
      };
      const wait = () => setTimeout(() => (isHeld ? wait() : remove()), stay);
      toast.addEventListener('pointerenter', () => (isHeld = true));
      toast.addEventListener('pointerleave', () => (isHeld = toast.contains(document.activeElement)));
      toast.addEventListener('focusin', () => (isHeld = true));
      toast.addEventListener('focusout', () => (isHeld = false));
      toast.addEventListener('keydown', ({ key }) => key === 'Escape' && remove());
      close.addEventListener('click', remove);
      this.append(toast);
      wait();
    }
  },
);

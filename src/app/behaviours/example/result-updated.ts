// Tells screen readers that the result has followed an edit, at most once a second.

const words = 'Result updated';

/** Milliseconds between two announcements. */
const sayEvery = 1000;

/** Called with every new result; the last of several in a second is told at its end. */
export function createAnnouncer(figure: HTMLElement): () => void {
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  figure.append(status);
  let isResting = false;
  let isDue = false;
  const say = () => {
    isResting = true;
    isDue = false;
    status.textContent = words;
    // Only what changes is read out, so the words go before they come again.
    setTimeout(() => status.replaceChildren(), sayEvery / 2);
    setTimeout(() => {
      isResting = false;
      if (isDue) say();
    }, sayEvery);
  };
  return () => {
    isDue = true;
    if (!isResting) say();
  };
}

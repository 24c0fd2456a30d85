/** Milliseconds for which a button says what happened. */
const saidFor = 2000;

/** Says on a button, and to those who listen, what happened; the button is itself again after a while. */
export interface Saying {
  say(button: HTMLElement, word: string, sentence: string): void;
  stop(): void;
}

/** `host` is given the place that screen readers listen to. */
export function sayOnButton(host: HTMLElement): Saying {
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  host.append(status);
  let undo: () => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    say(button, word, sentence) {
      undo();
      clearTimeout(timer);
      const label = button.querySelector('span');
      const usual = label?.textContent ?? '';
      // A shorter word must not pull what stands beside the button along.
      button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
      if (label) label.textContent = word;
      button.dataset.state = word.toLowerCase();
      status.textContent = sentence;
      undo = () => {
        if (label) label.textContent = usual;
        button.style.minInlineSize = '';
        delete button.dataset.state;
        status.textContent = '';
        undo = () => {};
      };
      timer = setTimeout(() => undo(), saidFor);
    },
    stop() {
      clearTimeout(timer);
      undo();
      status.remove();
    },
  };
}

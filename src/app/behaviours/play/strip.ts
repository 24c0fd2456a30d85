// The strip above the workspace: where what is shown came from, and ways back.

export interface StripAction {
  label: string;
  act(): void;
}

export interface Strip {
  show(words: string, ...actions: StripAction[]): void;
  hide(): void;
}

export function createStrip(strip: HTMLElement): Strip {
  let shown = '';
  return {
    show(words, ...actions) {
      // What is there already is not said again, and keeps the focus.
      const text = [words, ...actions.map(({ label }) => label)].join(' ');
      if (text === shown) return;
      shown = text;
      const buttons = actions.map(({ label, act }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.addEventListener('click', act);
        return button;
      });
      strip.replaceChildren(words, ...buttons.flatMap((button) => [' ', button]));
      strip.hidden = false;
    },
    hide() {
      shown = '';
      strip.replaceChildren();
      strip.hidden = true;
    },
  };
}

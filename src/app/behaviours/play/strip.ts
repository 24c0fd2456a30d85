// The strip above the workspace: where what is shown came from, and a way back.

export interface Strip {
  show(words: string, label?: string, act?: () => void): void;
  hide(): void;
}

export function createStrip(strip: HTMLElement): Strip {
  return {
    show(words, label, act) {
      strip.replaceChildren(words);
      strip.hidden = false;
      if (!label || !act) return;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', act);
      strip.append(' ', button);
    },
    hide() {
      strip.replaceChildren();
      strip.hidden = true;
    },
  };
}

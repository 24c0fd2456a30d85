// The line under a result: what the example wanted and did not get, or that its script waits.
import type { Containment } from '#schema/page/example.ts';

const sentences: Record<Containment, (detail: string) => string> = {
  link: (address) => `This link would leave the example for ${address || 'its own page'}.`,
  download: (address) => `This link would save ${address || 'a file'}.`,
  form: (address) => `The form would be sent to ${address || 'the page it is on'}.`,
  alert: (text) => `alert() says: “${text}”`,
  confirm: (text) => `confirm() asks: “${text}” Here the answer is always no.`,
  prompt: (text) => `prompt() asks: “${text}” Here nothing is answered.`,
  print: () => 'print() would print the page.',
  open: (address) => `open() would open ${address || 'an empty page'} in a new window.`,
  error: (message) => `A script stopped: ${message}`,
  loop: () => 'A loop went on for more than a second and was stopped.',
  crowd: () => 'The example has more than 20,000 elements, so it is not shown.',
};

export interface ResultLine {
  explain(what: Containment, detail: string): void;
  /** Offers to run the scripts of the source. */
  offer(): void;
  clear(): void;
}

export function createResultLine(result: HTMLElement, run: () => void): ResultLine {
  const line = document.createElement('div');
  line.className = 'example-line';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet button-small';
  button.textContent = 'Run';
  button.addEventListener('click', run);
  line.append(words);
  result.append(line);
  const say = (sentence: string) => {
    words.textContent = sentence;
    line.toggleAttribute('data-said', sentence !== '');
  };
  return {
    explain(what, detail) {
      const sentence = Object.hasOwn(sentences, what) ? sentences[what] : null;
      if (sentence) say(sentence(detail.slice(0, 200)));
    },
    offer() {
      say('Its script waits until you press Run.');
      line.append(button);
    },
    clear() {
      button.remove();
      say('');
    },
  };
}

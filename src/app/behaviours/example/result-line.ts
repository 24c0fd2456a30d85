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
  tangle: () => 'The example leaves too many elements open to be drawn in time, so it is not shown.',
};

/** What a source wanted and did not get, as a sentence. */
export function containedSentence(what: Containment, detail: string): string {
  return sentences[what](detail);
}

/** What is offered when the scripts of a result do not run. */
export const waitingScript = { words: 'Its script waits until you press Run.', label: 'Run' };
export const pausedScript = {
  words: 'The last run of this page did not end. Its scripts are paused.',
  label: 'Run anyway',
};

export interface ResultLine {
  explain(what: Containment, detail: string): void;
  /** Offers to run the scripts of the source. */
  offer(): void;
  /** Says that the last run crashed or froze the tab, and offers to run the source all the same. */
  pause(): void;
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
  button.addEventListener('click', run);
  line.append(words);
  result.append(line);
  const offer = ({ words: sentence, label }: typeof waitingScript) => {
    say(sentence);
    button.textContent = label;
    line.append(button);
  };
  const say = (sentence: string) => {
    words.textContent = sentence;
    line.toggleAttribute('data-said', sentence !== '');
  };
  return {
    explain(what, detail) {
      say(containedSentence(what, detail));
    },
    offer: () => offer(waitingScript),
    pause: () => offer(pausedScript),
    clear() {
      button.remove();
      say('');
    },
  };
}

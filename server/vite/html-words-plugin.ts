// Provides `virtual:html-words`: what the editor completes and explains.
import type { Plugin } from 'vite';
import { readFacts, readMeanings } from '#pipeline/facts/read-facts.ts';
import { htmlWordsOf } from './html-words.ts';

const name = 'virtual:html-words';

export function htmlWords(): Plugin {
  return {
    name: 'html-words',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const words = JSON.stringify(htmlWordsOf(readFacts(), readMeanings()));
      // Browsers read JSON in a text faster than an object in a script.
      return `export default JSON.parse(${JSON.stringify(words)});`;
    },
  };
}

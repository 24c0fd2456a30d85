import { expect, test } from 'vitest';
import { spokenLine } from './spoken-line.ts';

test.each([
  [{ role: 'heading', name: 'Opening hours', states: ['level 2'] }, 'heading level 2, Opening hours'],
  [
    {
      role: 'textbox',
      name: 'What is broken?',
      states: ['required'],
      description: 'One thing each, please.',
    },
    'text box, What is broken?, required, One thing each, please.',
  ],
  [{ role: 'paragraph', text: 'One thing.' }, 'paragraph, One thing.'],
  [{ role: 'text', text: 'One thing.' }, 'One thing.'],
  [{ role: 'button', isUnnamed: true as const, states: ['collapsed'] }, 'button, no name, collapsed'],
  [{ role: 'list' }, 'list'],
])('%j is spoken', (line, phrase) => {
  expect(spokenLine({ depth: 0, ...line })).toBe(phrase);
});

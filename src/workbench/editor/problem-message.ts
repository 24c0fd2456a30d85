// What is shown at an underlined problem: what it is, what follows from it, and the page that explains it.
import type { FileProblem } from '../state/workbench-state.ts';

export function problemMessage({ title, consequence, page }: FileProblem): HTMLElement {
  const message = document.createElement('div');
  message.append(sentence(title, 'strong'), ' ', sentence(consequence, 'span'));
  if (page)
    message.append(
      ' ',
      Object.assign(document.createElement('a'), { href: page.href, textContent: page.title }),
    );
  return message;
}

/** Code is between backticks. */
function sentence(text: string, tag: 'strong' | 'span'): HTMLElement {
  const element = document.createElement(tag);
  text.split('`').forEach((piece, at) => {
    const code = document.createElement('code');
    code.textContent = piece;
    element.append(at % 2 === 1 ? code : piece);
  });
  return element;
}

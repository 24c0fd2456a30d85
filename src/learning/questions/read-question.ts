// A question of the document as the props of its component.
import type { Content } from './content.ts';
import type { QuizQuestion } from './quiz.tsx';

export function readQuestion(element: HTMLElement): QuizQuestion {
  const shown = element.querySelector(':scope > legend + :not(.question-choices)');
  const details = element.querySelector(':scope > .details');
  const inputs = [...element.querySelectorAll<HTMLInputElement>('.choice > input')];
  return {
    id: element.dataset.question ?? '',
    group: inputs[0]?.name ?? '',
    asked: contentOf(element.querySelector('legend')),
    shown: shown && contentOf(shown),
    choices: inputs.map((input) => ({
      letter: input.value,
      isRight: input.dataset.right !== undefined,
      content: contentOf(input.nextElementSibling),
    })),
    details: contentOf(details),
    reason: details && reasonIn(details),
  };
}

/** Index of the choice that is selected; null if none is. */
export function chosenIn(element: HTMLElement): number | null {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('.choice > input')];
  const at = inputs.findIndex(({ checked }) => checked);
  return at < 0 ? null : at;
}

/** The explanation is whatever follows the answers. */
function reasonIn(details: Element): QuizQuestion['reason'] {
  const rest = details.cloneNode(true) as Element;
  const parts = [...rest.querySelectorAll(':scope > .answer ~ :not(.answer)')];
  if (parts.length === 0) return null;
  for (const part of parts) part.remove();
  return { content: { html: parts.map(({ outerHTML }) => outerHTML).join('') }, rest: contentOf(rest) };
}

function contentOf(element: Element | null): Content {
  return { html: element?.innerHTML ?? '' };
}

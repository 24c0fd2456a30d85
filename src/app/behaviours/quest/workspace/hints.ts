// Hints, one at a time. They are offered when a run has not passed; each is read before the next can be asked for.
import type { Quest } from '#schema/page/quest.ts';

type QuestHint = Quest['hints'][number];

export interface Hints {
  /** From now on the reader may ask for them. */
  offer(): void;
}

export function createHints(section: HTMLElement, hints: readonly QuestHint[]): Hints {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quest-more';
  let shown = 0;

  const label = () => {
    button.textContent = `Show hint ${shown + 1}`;
  };
  button.addEventListener('click', () => {
    const hint = hints[shown];
    if (!hint) return;
    shown++;
    const element = drawHint(hint, `Hint ${shown} of ${hints.length}`);
    button.before(element);
    if (shown === hints.length) button.remove();
    else label();
    // Whoever listens hears it, and the next Tab is the next hint.
    element.focus();
  });
  label();
  section.role = 'region';
  section.ariaLabel = 'Hints';
  section.replaceChildren(button);
  return {
    offer() {
      section.hidden = hints.length === 0;
    },
  };
}

function drawHint({ title, html }: QuestHint, place: string): HTMLElement {
  const hint = document.createElement('div');
  hint.className = 'quest-hint prose';
  hint.tabIndex = -1;
  const heading = document.createElement('h3');
  heading.textContent = `${place}: ${title}`;
  hint.innerHTML = html;
  hint.prepend(heading);
  return hint;
}

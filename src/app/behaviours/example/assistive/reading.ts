// "Hear it": the lines are spoken by the browser's own voice, one after the other, and the one being spoken is marked.
// It starts and stops only when asked, and tells screen readers nothing: they have a voice of their own.

interface SpokenRow {
  row: HTMLElement;
  phrase: string;
}

interface Reading {
  /** The lines to read from now on. */
  prepare(rows: readonly SpokenRow[]): void;
  stop(): void;
}

interface ReadingOptions {
  bar: HTMLElement;
  list: HTMLElement;
  /** The browser's voice; where there is none, there is no button. */
  voice: SpeechSynthesis | undefined;
}

const note = 'Your browser’s own voice. A real screen reader words it differently.';

export function createReading({ bar, list, voice }: ReadingOptions): Reading {
  if (!voice) return { prepare() {}, stop() {} };
  let rows: readonly SpokenRow[] = [];
  // Each start has a number of its own: a voice that is cut off may still say that it has ended.
  let run = 0;
  let isReading = false;

  const button = create('button', 'assistive-hear', 'Hear it');
  button.setAttribute('type', 'button');
  const key = create('kbd', '', 'Esc');
  const progress = create('span', 'assistive-progress');
  const blocks = create('span', 'assistive-blocks');
  blocks.ariaHidden = 'true';
  const count = create('span', '');
  progress.append(blocks, count);
  const phrase = create('p', '');
  const panel = create('div', 'assistive-phrase');
  panel.append(phrase, create('small', '', note));

  const mark = (current: number) => {
    rows.forEach(({ row }, at) => {
      if (current < 0) row.removeAttribute('data-spoken');
      else row.dataset.spoken = at < current ? 'past' : at === current ? 'now' : 'next';
    });
  };
  const show = (at: number) => {
    const { row, phrase: words } = rows[at] as SpokenRow;
    mark(at);
    // Only the list scrolls; the page stays where the reader left it.
    const line = row.firstElementChild as HTMLElement;
    const above = line.getBoundingClientRect().top - list.getBoundingClientRect().top;
    const below = above + line.offsetHeight - list.clientHeight;
    if (above < 0) list.scrollTop += above;
    else if (below > 0) list.scrollTop += below;
    phrase.textContent = `“${words}”`;
    count.textContent = `${at + 1} of ${rows.length}`;
    const share = (place: number) => Math.floor((place * blocks.childElementCount) / rows.length);
    [...blocks.children].forEach((block, place) => {
      block.className = place < share(at) ? 'done' : place === share(at) ? 'now' : '';
    });
  };
  const speak = (at: number, own: number) => {
    const next = rows[at];
    if (own !== run) return;
    if (!next) return stop();
    show(at);
    const utterance = new SpeechSynthesisUtterance(next.phrase);
    utterance.lang = list.closest<HTMLElement>('[lang]')?.lang || 'en';
    utterance.onend = () => speak(at + 1, own);
    utterance.onerror = () => {
      if (own === run) stop();
    };
    voice.speak(utterance);
  };
  const start = () => {
    isReading = true;
    button.textContent = 'Stop';
    bar.dataset.reading = '';
    bar.append(key, progress);
    list.after(panel);
    blocks.replaceChildren(...rows.slice(0, mostBlocks).map(() => create('i', '')));
    addEventListener('keydown', stopOnEscape);
    speak(0, ++run);
  };
  const stop = () => {
    if (!isReading) return;
    isReading = false;
    run++;
    voice.cancel();
    removeEventListener('keydown', stopOnEscape);
    button.textContent = 'Hear it';
    delete bar.dataset.reading;
    for (const part of [key, progress, panel]) part.remove();
    mark(-1);
  };
  const stopOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
  };
  button.addEventListener('click', () => (isReading ? stop() : start()));
  bar.prepend(button);
  return {
    prepare(next) {
      rows = next;
      (button as HTMLButtonElement).disabled = rows.length === 0;
    },
    stop,
  };
}

/** More blocks than these would not fit beside each other on a phone. */
const mostBlocks = 8;

function create(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

// When React takes the shell over: not with the page, but when the reader moves towards something that it answers to or
// draws, or when the site has something to show.
import type { EarlyActions } from '#runtime/early-actions.ts';
import { nextTask } from '#runtime/idle.ts';
import { onFirst } from '#runtime/intent.ts';
import { loadChunk } from '#runtime/load-chunk.ts';
import { opensSearch } from '#schema/document-hooks.ts';
import type { ShellParts } from './take-over.tsx';

/** Links, whose pages React draws, and the button of the menu. */
const answeredByReact = 'a[href], [data-early]';

/** The search does without React until a row is chosen. */
const withoutReact = `${opensSearch}, dialog`;

export interface ShellHost {
  /** Resolves when the shell is React's. When the script could not be fetched, the next call tries again. */
  takeOver(): Promise<void>;
  /** Makes a change and draws what it leads to before it returns; only when the shell has been taken over. */
  draw(change: () => void): void;
}

interface ShellHostOptions {
  getParts(): ShellParts;
  early: EarlyActions;
  /** The reader has opened the menu, and the code for it is loading: shows that. */
  onMenu(loading: Promise<void>): Promise<void>;
}

export function createShellHost({ getParts, early, onMenu }: ShellHostOptions): ShellHost {
  let taking: Promise<void> | null = null;
  let isTaken = false;
  let draw: ShellHost['draw'] = () => {
    throw new Error('The shell has not been taken over.');
  };

  async function start(): Promise<void> {
    const { takeOverShell } = await loadChunk(() => import('./take-over.tsx')).catch((error: unknown) => {
      taking = null;
      throw error;
    });
    // Reading the script was one task; using it is another.
    await nextTask();
    // From here on React hears every click.
    const actAsAsked = early.take();
    try {
      draw = await takeOverShell(getParts());
    } catch (error) {
      markFailed();
      throw error;
    }
    isTaken = true;
    delete document.documentElement.dataset.failed;
    actAsAsked();
  }

  function takeOver(): Promise<void> {
    taking ??= start();
    return taking;
  }

  // Who has pressed the button of the menu is waiting.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-early]') || isTaken) return;
    onMenu(takeOver()).catch(markFailed);
  });
  return { takeOver, draw: (change) => draw(change) };
}

/** The menu will not open: the style sheet shows the sections in its place, and without their buttons they are links. */
function markFailed(): void {
  document.documentElement.dataset.failed = '';
  for (const trigger of document.querySelectorAll('.section-trigger')) trigger.remove();
}

/** Calls back at the first sign that the reader moves towards something React is needed for. */
export function onInterest(callback: () => void): void {
  const counts = ({ type, target }: Event) => {
    const element = target instanceof Element ? target : document.documentElement;
    if (element.closest(withoutReact)) return false;
    // Focus and clicks may be a script's own doing; pointers and fingers are always the reader's.
    return !/focusin|click/.test(type) || element.closest(answeredByReact) !== null;
  };
  onFirst(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'focusin', 'click'], counts, callback);
}

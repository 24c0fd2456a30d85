// The result of a workbench: the page that its files make, in a sandboxed frame. Its scripts run only when the reader
// asks for it, because half of a loop is a loop without end.
import type { RunGuard } from '#runtime/run-guard.ts';
import type { ConsoleLine } from '#schema/page/example.ts';
import type { ConsoleRow } from '#workbench/state/workbench-state.ts';
import type { WorkbenchStore } from '#workbench/state/workbench-store.ts';
import { createResultFrame, type ResultFrame } from '../example/result-frame.ts';
import { containedSentence, pausedScript, waitingScript } from '../example/result-line.ts';

export interface Result {
  /** For the element that the frame belongs in; shows what is to be shown. */
  attach(view: HTMLElement | null): (() => void) | undefined;
  /** Shows the page. */
  show(runsScripts: boolean): void;
  /** Shows the page when the reader has not typed for a moment; its scripts wait. */
  follow(): void;
  /** From now on nothing is shown until the reader asks for it: the last visit did not survive the result. */
  pause(): void;
}

interface ResultOptions {
  store: WorkbenchStore;
  guard: RunGuard;
  /** The page as it is now. */
  document(): string;
  /** Whether a page that has just been opened runs its scripts. */
  runsAtFirst: boolean;
  /** Whether there is anything to run. */
  hasScripts(): boolean;
  /** Milliseconds without typing before the result follows. */
  followAfter: number;
  /** The place of a line of the page, in words. */
  placeOf(line: number | null): string;
}

/** The id of the button of the result notice. */
export const runAction = 'run-result';

export function createResult(options: ResultOptions): Result {
  const { store, guard, placeOf } = options;
  let frame: ResultFrame | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  const say = (words: string) =>
    store.dispatch({ type: 'set-result-notice', notice: words ? { words, actions: [] } : null });
  const offer = ({ words, label }: typeof waitingScript) =>
    store.dispatch({ type: 'set-result-notice', notice: { words, actions: [{ id: runAction, label }] } });

  const show = (runsScripts: boolean) => {
    clearTimeout(timer);
    isPaused = false;
    say('');
    store.dispatch({ type: 'clear-console' });
    if (!frame) return;
    guard.begin();
    frame.show(options.document(), runsScripts && options.hasScripts());
  };
  const log = (lines: readonly ConsoleLine[], more: number) => {
    const rows: ConsoleRow[] = lines.map(({ level, text, line }) => ({ level, text, place: placeOf(line) }));
    const rest = `${more.toLocaleString('en')} more lines are not shown.`;
    store.dispatch({
      type: 'log',
      rows: more > 0 ? [...rows, { level: 'info', text: rest, place: '' }] : rows,
    });
  };
  return {
    attach(view) {
      if (!view) return;
      const created = createResultFrame({
        view,
        shown: (hasIdleScripts) => hasIdleScripts && offer(waitingScript),
        contained: (what, detail) => say(containedSentence(what, detail)),
        logged: log,
        again: () => show(false),
        guard: () => guard,
      });
      frame = created;
      if (isPaused) offer(pausedScript);
      else show(options.runsAtFirst);
      return () => {
        clearTimeout(timer);
        frame = null;
        created.stop();
      };
    },
    show,
    follow() {
      clearTimeout(timer);
      timer = setTimeout(() => show(false), options.followAfter);
    },
    pause() {
      isPaused = true;
    },
  };
}

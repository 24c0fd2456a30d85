// The page that the reader's files make, in a frame that has no rights. While they are typed its scripts wait: half of a
// loop is a loop without end.
import type { QuestFile } from '#schema/page/quest.ts';
import { createResultFrame } from '../../example/result-frame.ts';
import { createResultLine } from '../../example/result-line.ts';
import { answerDocument, hasScripts } from '../answer-document.ts';

/** Milliseconds of rest before the preview follows what was typed. */
const followAfter = 400;

export interface Preview {
  /** Shows the page, and runs its scripts. */
  show(files: readonly QuestFile[]): void;
  /** Shows it once the reader rests; its scripts wait. */
  follow(files: readonly QuestFile[]): void;
  /** Gives the preview the room of the whole workspace, or takes it back. */
  enlarge(workspace: HTMLElement): void;
  stop(): void;
}

export function createPreview(place: HTMLElement): Preview {
  let shown: readonly QuestFile[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line = createResultLine(place, () => draw(shown, true));
  // It may be higher than its place, which keys must then be able to scroll.
  const scroller = place.querySelector<HTMLElement>('.quest-view');
  if (scroller) Object.assign(scroller, { tabIndex: 0, role: 'group', ariaLabel: 'Preview' });
  const frame = createResultFrame({
    view: place.querySelector('.example-view') as HTMLElement,
    shown: (hasIdleScripts) => hasIdleScripts && line.offer(),
    contained: line.explain,
    again: () => draw(shown, false),
  });
  function draw(files: readonly QuestFile[], runsScripts: boolean): void {
    clearTimeout(timer);
    shown = files;
    line.clear();
    frame.show(answerDocument(files), runsScripts && hasScripts(files));
  }
  return {
    show: (files) => draw(files, true),
    follow(files) {
      clearTimeout(timer);
      timer = setTimeout(() => draw(files, false), followAfter);
    },
    enlarge(workspace) {
      const isLarge = workspace.toggleAttribute('data-large');
      place.querySelector('.quest-enlarge')?.setAttribute('aria-pressed', String(isLarge));
    },
    stop() {
      clearTimeout(timer);
      frame.stop();
    },
  };
}

// The view "What assistive technology gets": the list of the source as it is now, what is left out of it on demand, and
// a voice that reads it. The source is parsed and never run.
import '#styles/with-scripts/assistive.css';
import { type AssistiveLine, countLines, readAssistiveLines } from '#lib/assistive/assistive-lines.ts';
import { assistiveListHtml } from '#lib/assistive/list-html.ts';
import { spokenLine } from '#lib/assistive/spoken-line.ts';
import { applyStyles } from '#lib/assistive/styles/styled-tree.ts';
import { changedLines } from '../changed-lines.ts';
import type { ViewScript } from '../view-script.ts';
import { markTab } from './changed-tab.ts';
import { parseQuietly } from './parse-quietly.ts';
import { createReading } from './reading.ts';

export const assistiveView: ViewScript = (view, source) => {
  view.innerHTML =
    '<div class="assistive-bar"><label><input type="checkbox"> <span></span></label><span class="assistive-count"></span></div><div class="assistive-list"></div>';
  const find = (selector: string) => view.querySelector(selector) as HTMLElement;
  const bar = find('.assistive-bar');
  const list = find('.assistive-list');
  const reading = createReading({ bar, list, voice: globalThis.speechSynthesis });
  const read = (text: string) => readAssistiveLines(applyStyles(parseQuietly(text), source.sheet));
  const original = read(source.original).map(spokenLine);

  const draw = (text: string) => {
    reading.stop();
    const lines = read(text);
    const { given, leftOut } = countLines(lines);
    list.innerHTML = assistiveListHtml(lines);
    list.firstElementChild?.setAttribute('aria-label', 'What assistive technology gets');
    find('label').hidden = leftOut === 0;
    find('label span').textContent = `Show what is left out (${leftOut})`;
    find('.assistive-count').textContent = given === 1 ? '1 line' : `${given} lines`;
    markChanges(list, original, lines);
    const rows = [...list.querySelectorAll<HTMLElement>('li')];
    reading.prepare(
      lines.flatMap((line, at) => {
        const row = rows[at];
        return line.leftOut || !row ? [] : [{ row, phrase: spokenLine(line) }];
      }),
    );
  };
  draw(source.text);
  const tab = markTab(view);
  if (list.querySelector('[data-changed]')) tab.note();
  const stopListening = source.listen((text) => {
    const before = list.innerHTML;
    draw(text);
    if (list.innerHTML !== before) tab.note();
  });
  return () => {
    stopListening();
    tab.stop();
    reading.stop();
  };
};

/** A line that was not there before the reader's edits has a mark. */
function markChanges(list: HTMLElement, original: readonly string[], lines: readonly AssistiveLine[]): void {
  const { origins } = changedLines(original, lines.map(spokenLine));
  const rows = list.querySelectorAll('li');
  origins.forEach((origin, at) => {
    if (origin === -1) rows[at]?.setAttribute('data-changed', '');
  });
}

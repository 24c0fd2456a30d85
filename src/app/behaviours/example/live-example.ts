// A live example: its result appears, and where the author allows it, the source can be changed.
import { createResultFrame } from './result-frame.ts';
import { openEditor } from './source-editor.ts';

/** Milliseconds of rest before the result follows what was typed. */
const followAfter = 200;

export function liveExample(figure: HTMLElement): (() => void) | undefined {
  const view = figure.querySelector<HTMLElement>('.example-view');
  const lines = figure.querySelector<HTMLElement>('.example-source > pre');
  if (!view || !lines) return undefined;
  const name = figure.querySelector('.example-title')?.textContent;
  const result = createResultFrame({
    view,
    title: name ? `Result: ${name}` : 'Result of the example',
    hasScripts: 'scripts' in figure.dataset,
  });
  const source = lines.textContent ?? '';
  result.show(source);
  if (!('editable' in figure.dataset)) return result.stop;

  const reset = figure.querySelector<HTMLButtonElement>('.reset');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const editor = openEditor(lines, (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => result.show(text), followAfter);
    if (reset) reset.disabled = text === source;
  });
  const start = () => {
    editor.write(source);
    editor.focus();
  };
  reset?.addEventListener('click', start);
  return () => {
    clearTimeout(timer);
    reset?.removeEventListener('click', start);
    result.stop();
  };
}

// Runs in the browser: shows a source in the example frame, and reads the visible result. The functions are
// sent as text, so each must be self-contained: it imports only types and uses nothing from this file.
import type { FrameNews } from '#schema/page/example.ts';
import type { Measure, ShownResult } from './result-question.ts';

interface OpenOptions {
  source: string;
  /** Files sent with the source, by name. */
  files: Readonly<Record<string, string>>;
  path: string;
  sandbox: readonly string[];
  /**
   * Whether to replace the previous result in the same frame, as after an edit. Creating a frame takes time.
   */
  isNext: boolean;
}

/** In the page around the frame: resolves when the frame has rendered the source. */
export async function openResult({ source, files, path, sandbox, isNext }: OpenOptions): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const last = document.querySelector('iframe');
  const frame = (isNext && last) || document.createElement('iframe');
  frame.dataset.told = '';
  window.onmessage = ({ source: from, data }: MessageEvent<FrameNews>) => {
    if (from !== frame.contentWindow) return;
    if (data.example === 'ready') frame.contentWindow?.postMessage({ source, files }, '*');
    if (data.example === 'shown') resolve();
    if (data.example === 'contained') frame.dataset.told += ` ${data.what}: ${data.detail}`;
  };
  if (frame === last) frame.contentWindow?.postMessage({ source, files }, '*');
  else {
    frame.sandbox.add(...sandbox);
    // As tall as a page, so that lazy pictures are loaded.
    frame.style.cssText = 'border:0;display:block;width:670px;height:4000px';
    frame.src = path;
    document.body.replaceChildren(frame);
  }
  await promise;
}

/** In the page around the frame: actions that the frame has blocked, such as `form: /order`. */
export async function readContained(): Promise<string> {
  const frame = document.querySelector('iframe');
  // It answers after all earlier messages.
  await new Promise<void>((resolve) => {
    addEventListener('message', ({ data }: MessageEvent<FrameNews>) => {
      if (data.example === 'alive') resolve();
    });
    frame?.contentWindow?.postMessage({ answer: true }, '*');
  });
  return frame?.dataset.told ?? '';
}

/** In the frame: resolves when its scripts, styles and pictures have loaded. */
export async function settleResult(): Promise<void> {
  const arrived = (target: EventTarget) =>
    new Promise((resolve) => {
      for (const type of ['load', 'error']) target.addEventListener(type, resolve, { once: true });
    });
  if (document.readyState !== 'complete') await arrived(window);
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet" i][href]')];
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all([
    ...sheets.filter(({ sheet, media, disabled }) => !sheet && !media && !disabled).map(arrived),
    ...pictures.filter(({ complete }) => !complete).map(arrived),
  ]);
}

/** In the frame: the visible result. */
export function readResult(measures: readonly Measure[]): ShownResult {
  const measured = ({ selector, property }: Measure): string | null => {
    const [plain = '', pseudo] = selector.split(/(?=::)/);
    const element = document.querySelector(plain);
    if (!element) return null;
    const box = element.getBoundingClientRect();
    if (/^(?:x|y|width|height)$/.test(property)) return `${Math.round(box[property as 'x'])} px`;
    // An address without the folder, because the port differs in every run.
    const folder = new URL('.', document.baseURI).href;
    if (!pseudo && property in element) return String(Reflect.get(element, property)).replaceAll(folder, '');
    return getComputedStyle(element, pseudo).getPropertyValue(property);
  };
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts
    text: document.body.innerText.replace(/\s+/g, ' ').trim(),
    values: measures.map(measured),
  };
}

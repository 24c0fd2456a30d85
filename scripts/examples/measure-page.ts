// Runs in the browser: opens a source in a frame with its natural height, and returns that height. The
// function is sent as text, so it must be self-contained: it imports only types and uses nothing from this
// file.
import type { FrameNews } from '#schema/page/example.ts';
import type { HeightQuestion } from './height-question.ts';

/** The settled height of a result at one width. */
export async function measureHeight(question: HeightQuestion): Promise<number> {
  const { source, files, path, width, least, most, sandbox, settledAfter, patience } = question;
  const frame = document.createElement('iframe');
  frame.sandbox.add(...sandbox);
  frame.style.cssText = `border:0;display:block;width:${width}px;height:${least}px`;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let timer = setTimeout(() => reject(new Error(`No result of ${source}`)), patience);
  const hear = ({ source: from, data }: MessageEvent<FrameNews>) => {
    if (from !== frame.contentWindow) return;
    if (data.example === 'ready') frame.contentWindow?.postMessage({ source, files }, '*');
    if (data.example !== 'size') return;
    frame.style.height = `${Math.min(most, Math.max(least, data.height))}px`;
    clearTimeout(timer);
    timer = setTimeout(() => resolve(data.height), settledAfter);
  };
  addEventListener('message', hear);
  frame.src = path;
  document.body.append(frame);
  try {
    return await promise;
  } finally {
    removeEventListener('message', hear);
    frame.remove();
  }
}

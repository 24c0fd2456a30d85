// The script of the frame for the tests of a guide step. Its document contains the script of the worker, too. The frame
// has no origin and no network, and neither has the worker that it starts.
import { stepGreeting } from './messages.ts';

addEventListener('message', ({ source, ports: [port] }: MessageEvent<unknown>) => {
  if (source !== parent || !port) return;
  const script = document.body.dataset.worker ?? '';
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  // Not a module: Chromium refuses to start those from a blob without origin. They can import such blobs, though.
  new Worker(address).postMessage(null, [port]);
});
parent.postMessage(stepGreeting, '*');

// Where the document of a frame comes from. It has no origin, and browsers do not ask a worker for a document that is to
// have none. So where the network is away, the frame is asked for as any other, at an address where only the worker
// answers, and the answer's own policy takes the origin from it.
import { exampleFolder, exampleSandbox, savedExampleFolder } from '#schema/page/example.ts';

/** Gives a frame its document, from the network or from what the reader saved. */
export function placeFrame(frame: HTMLIFrameElement, address: string): void {
  if (isFromDevice()) frame.src = address.replace(exampleFolder, savedExampleFolder);
  else {
    frame.sandbox.add(...exampleSandbox);
    frame.src = address;
  }
}

/** Whether this page, and so its frames too, has no network to come from. */
export function isFromDevice(): boolean {
  if (!navigator.serviceWorker?.controller) return false;
  return !navigator.onLine || document.querySelector('.saved-note') !== null;
}

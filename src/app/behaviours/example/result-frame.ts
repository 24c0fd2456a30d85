// The frame with the result. It has no origin, so it is known by its window alone, and it is given nothing but text.
import { examplePaths, exampleSandbox, type FrameNews, type FrameOrder } from '#schema/example.ts';

export interface ResultFrame {
  show(source: string): void;
  stop(): void;
}

interface ResultFrameOptions {
  /** Where the frame goes; its height is given. */
  view: HTMLElement;
  title: string;
  hasScripts: boolean;
}

/** Milliseconds: a sign that something is on its way, and the end of patience. */
const slowAfter = 200;
const failedAfter = 5000;

export function createResultFrame({ view, title, hasScripts }: ResultFrameOptions): ResultFrame {
  let frame: HTMLIFrameElement | null = null;
  let isReady = false;
  let current = '';
  let timers: ReturnType<typeof setTimeout>[] = [];

  const settle = (state: 'loading' | 'shown' | 'failed' | null) => {
    if (state) view.dataset.state = state;
    else delete view.dataset.state;
  };
  const endWaiting = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const wait = () => {
    endWaiting();
    timers = [setTimeout(() => settle('loading'), slowAfter), setTimeout(fail, failedAfter)];
  };
  const open = () => {
    isReady = false;
    settle(null);
    view.removeAttribute('data-entered');
    frame = document.createElement('iframe');
    frame.title = title;
    frame.sandbox.add(...exampleSandbox);
    frame.src = hasScripts ? examplePaths.scripts : examplePaths.plain;
    view.replaceChildren(frame);
    wait();
  };
  const fail = () => {
    endWaiting();
    frame = null;
    settle('failed');
    view.replaceChildren(failure(open));
  };
  const send = () => {
    const order: FrameOrder = { source: current };
    // A document without origin can be addressed by no other name.
    frame?.contentWindow?.postMessage(order, '*');
  };
  const hear = ({ source, data }: MessageEvent<Partial<FrameNews> | null>) => {
    if (!frame || source !== frame.contentWindow) return;
    if (data?.example === 'ready') {
      isReady = true;
      send();
    } else if (data?.example === 'shown') {
      endWaiting();
      settle('shown');
    } else view.toggleAttribute('data-entered', data?.example === 'entered');
  };
  window.addEventListener('message', hear);

  return {
    show(source) {
      current = source;
      // A script that has run cannot be taken back, so it gets a fresh frame.
      if (!frame || (isReady && hasScripts)) open();
      else if (isReady) send();
    },
    stop() {
      endWaiting();
      window.removeEventListener('message', hear);
    },
  };
}

function failure(retry: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'example-note';
  note.setAttribute('role', 'status');
  const sentence = document.createElement('p');
  sentence.textContent = 'The result did not load.';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet button-small';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  note.append(sentence, button);
  return note;
}

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

/** So many messages within a second are a mistake or an attack. */
const mostMessages = 50;

export function createResultFrame({ view, title, hasScripts }: ResultFrameOptions): ResultFrame {
  let frame: HTMLIFrameElement | null = null;
  let isReady = false;
  let current = '';
  let heard = 0;
  let heardSince = 0;
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
    timers = [
      setTimeout(() => settle('loading'), slowAfter),
      setTimeout(() => fail('The result did not load.'), failedAfter),
    ];
  };
  const open = () => {
    isReady = false;
    heard = 0;
    settle(null);
    view.removeAttribute('data-entered');
    frame = document.createElement('iframe');
    frame.title = title;
    frame.sandbox.add(...exampleSandbox);
    frame.src = hasScripts ? examplePaths.scripts : examplePaths.plain;
    view.replaceChildren(frame);
    wait();
  };
  const fail = (reason: string) => {
    endWaiting();
    frame = null;
    settle('failed');
    view.replaceChildren(failure(reason, open));
  };
  const send = () => {
    const order: FrameOrder = { source: current };
    // A document without origin can be addressed by no other name.
    frame?.contentWindow?.postMessage(order, '*');
  };
  const hear = ({ source, data, timeStamp }: MessageEvent<Partial<FrameNews> | null>) => {
    if (!frame || source !== frame.contentWindow) return;
    if (timeStamp - heardSince > 1000) {
      heardSince = timeStamp;
      heard = 0;
    }
    if (++heard > mostMessages) fail('This example sent too many messages and was stopped.');
    else if (data?.example === 'ready') {
      // Drawing is costly, so a frame is given its source once.
      if (!isReady) send();
      isReady = true;
    } else if (data?.example === 'shown') {
      endWaiting();
      settle('shown');
    } else view.toggleAttribute('data-entered', data?.example === 'entered');
  };
  window.addEventListener('message', hear);

  return {
    show(source) {
      current = source;
      heard = 0;
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

function failure(reason: string, retry: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'example-note';
  note.setAttribute('role', 'status');
  const sentence = document.createElement('p');
  sentence.textContent = reason;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet button-small';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  note.append(sentence, button);
  return note;
}

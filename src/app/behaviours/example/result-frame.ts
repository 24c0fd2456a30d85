// The frame with the result. It has no origin, so it is known by its window alone, and it is given nothing but text.
import { type Containment, examplePaths, type FrameNews, type FrameOrder } from '#schema/page/example.ts';
import { isFromDevice, placeFrame } from './place-frame.ts';
import { createFit } from './result-size.ts';

export interface ResultFrame {
  /** Shows a source; its scripts run only if that is said. */
  show(source: string, runsScripts: boolean): void;
  /** Takes the frame away and keeps its room; the next source brings it back. */
  release(): void;
  stop(): void;
}

interface ResultFrameOptions {
  /** Where the frame goes. */
  view: HTMLElement;
  /** Called when a source is shown; `hasIdleScripts` says that it has scripts, which do not run. */
  shown(hasIdleScripts: boolean): void;
  /** Called when a source wanted something that it did not get. */
  contained(what: Containment, detail: string): void;
  /** Called when the reader asks for a result that failed. */
  again(): void;
}

/** Milliseconds: a sign that something is on its way, and the end of patience. */
const slowAfter = 200;
const failedAfter = 5000;

/** Milliseconds between questions whether scripts still leave the frame time to answer. */
const questionEvery = 1000;

/** So many messages within a second are a mistake or an attack. */
const mostMessages = 50;

export function createResultFrame({ view, shown, contained, again }: ResultFrameOptions): ResultFrame {
  const fit = createFit(view);
  let frame: HTMLIFrameElement | null = null;
  let isReady = false;
  let current = '';
  let runsScripts = false;
  let heard = 0;
  let heardSince = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let questions: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;

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
      setTimeout(
        () =>
          fail(isReady ? 'This example did not come to an end and was stopped.' : 'The result did not load.'),
        failedAfter,
      ),
    ];
  };
  const close = () => {
    endWaiting();
    clearInterval(questions);
    frame = null;
    isReady = false;
    view.removeAttribute('data-entered');
    fit.keep();
  };
  const open = () => {
    close();
    heard = 0;
    settle(null);
    frame = document.createElement('iframe');
    frame.title = 'Result';
    placeFrame(frame, runsScripts ? examplePaths.scripts : examplePaths.plain);
    view.replaceChildren(frame);
    wait();
  };
  const fail = (reason: string) => {
    close();
    settle('failed');
    view.replaceChildren(failure(reason, again));
  };
  const tell = (order: FrameOrder) => {
    // A document without origin can be addressed by no other name.
    frame?.contentWindow?.postMessage(order, '*');
  };
  /** Without a network, the files that a source names come with it. */
  const give = async (source: string) => {
    if (!isFromDevice()) return tell({ source });
    const { savedMediaOf } = await import('../../offline/saved-media.ts');
    const files = await savedMediaOf(source).catch(() => ({}));
    if (source === current) tell({ source, files });
  };
  /** A script that never rests cannot answer. Browsers that give the frame a process of its own still can ask. */
  const question = () => {
    if (document.hidden) return;
    if (++unanswered * questionEvery > failedAfter)
      fail('This example stopped answering and was taken away.');
    else tell({ answer: true });
  };
  const hear = ({ source, data, timeStamp }: MessageEvent<FrameNews | null>) => {
    if (!frame || source !== frame.contentWindow) return;
    if (timeStamp - heardSince > 1000) {
      heardSince = timeStamp;
      heard = 0;
    }
    if (++heard > mostMessages) {
      fail('This example sent too many messages and was stopped.');
      return;
    }
    unanswered = 0;
    switch (data?.example) {
      case 'ready':
        // Drawing is costly, so a frame is given its source once.
        if (!isReady) void give(current);
        isReady = true;
        break;
      case 'shown':
        endWaiting();
        settle('shown');
        shown(data.hasIdleScripts === true);
        clearInterval(questions);
        if (runsScripts) questions = setInterval(question, questionEvery);
        break;
      case 'size':
        fit.take(Number(data.height), data.hasMore === true);
        break;
      case 'contained':
        contained(data.what, String(data.detail));
        break;
      case 'entered':
        fit.follow();
        view.setAttribute('data-entered', '');
        break;
      case 'left':
        view.removeAttribute('data-entered');
        break;
      // Anything else, such as the answer to a question, says no more than that the frame can speak.
    }
  };
  window.addEventListener('message', hear);

  return {
    show(source, runs) {
      if (source !== current && current !== '') fit.follow();
      current = source;
      heard = 0;
      // A script that has run cannot be taken back, so it gets a fresh frame.
      const isFresh = frame !== null && !runs && !runsScripts;
      runsScripts = runs;
      if (!isFresh) open();
      else if (isReady) void give(source);
    },
    release() {
      if (!frame) return;
      close();
      settle(null);
      view.replaceChildren();
    },
    stop() {
      endWaiting();
      clearInterval(questions);
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

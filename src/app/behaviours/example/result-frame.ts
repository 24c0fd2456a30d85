// The frame with the result. It has no origin, so it is known by its window alone, and it is given nothing but text.
import type { RunGuard } from '#runtime/run-guard.ts';
import { type ConsoleLine, type Containment, examplePaths, type FrameOrder } from '#schema/page/example.ts';
import { createMessageCount, isFromInside, parseFrameNews } from './frame-news.ts';
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
  /** Called with what scripts wrote to the console, and how many lines were left out. */
  logged?(lines: readonly ConsoleLine[], more: number): void;
  /** Called when the reader asks for a result that failed. */
  again(): void;
  /** Notes that a source is shown, in case it is the last thing that this page does; null if it will not come again. */
  guard(): Pick<RunGuard, 'begin' | 'end' | 'hang' | 'stop'> | null;
}

/** Milliseconds: a sign that something is on its way, and the end of patience. */
const slowAfter = 200;
const failedAfter = 5000;

/** Milliseconds between questions whether scripts still leave the frame time to answer. */
const questionEvery = 1000;

export function createResultFrame({
  view,
  shown,
  contained,
  logged,
  again,
  guard,
}: ResultFrameOptions): ResultFrame {
  const fit = createFit(view);
  let frame: HTMLIFrameElement | null = null;
  let isReady = false;
  let current = '';
  let runsScripts = false;
  let isWithinCount = createMessageCount();
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
      setTimeout(() => {
        if (isReady) failHanging('This example did not come to an end and was stopped.');
        else fail('The result did not load.');
      }, failedAfter),
    ];
  };
  const close = () => {
    guard()?.end();
    endWaiting();
    clearInterval(questions);
    frame = null;
    isReady = false;
    view.removeAttribute('data-entered');
    fit.keep();
  };
  const open = () => {
    close();
    guard()?.begin();
    isWithinCount = createMessageCount();
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
  const failHanging = (reason: string) => {
    guard()?.hang();
    fail(reason);
  };
  const tell = (order: FrameOrder) => {
    // A document without origin can be addressed by no other name.
    frame?.contentWindow?.postMessage(order, '*');
  };
  /** Script files come with the source that runs them; without a network, all files that it names. */
  const give = async (source: string) => {
    const hasScriptFiles = runsScripts && /<script[^>]{0,500}\ssrc/i.test(source);
    if (!isFromDevice() && !hasScriptFiles) return tell({ source });
    const files = await (isFromDevice() ? savedFiles(source) : scriptFiles(source)).catch(() => ({}));
    if (source === current) tell({ source, files });
  };
  /** A script that never rests cannot answer. Browsers that give the frame a process of its own still can ask. */
  const question = () => {
    if (document.hidden) return;
    if (++unanswered * questionEvery > failedAfter)
      failHanging('This example stopped answering and was taken away.');
    else tell({ answer: true });
  };
  const hear = ({ source, data, timeStamp }: MessageEvent<unknown>) => {
    if (!frame || !isFromInside(source, frame.contentWindow)) return;
    if (!isWithinCount(timeStamp)) {
      fail('This example sent too many messages and was stopped.');
      return;
    }
    // Only the frame itself is listened to.
    if (source !== frame.contentWindow) return;
    unanswered = 0;
    const news = parseFrameNews(data);
    switch (news?.example) {
      case 'ready':
        // Drawing is costly, so a frame is given its source once.
        if (!isReady) void give(current);
        isReady = true;
        break;
      case 'shown':
        endWaiting();
        settle('shown');
        shown(news.hasIdleScripts);
        // Without scripts, nothing more happens in it.
        if (!runsScripts) guard()?.end();
        clearInterval(questions);
        if (runsScripts) questions = setInterval(question, questionEvery);
        break;
      case 'size':
        fit.take(news.height, news.hasMore);
        break;
      case 'contained':
        contained(news.what, news.detail);
        break;
      case 'console':
        logged?.(news.lines, news.more);
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
      isWithinCount = createMessageCount();
      // A script that has run cannot be taken back, so it gets a fresh frame.
      const isFresh = frame !== null && !runs && !runsScripts;
      runsScripts = runs;
      if (!isFresh) open();
      else {
        guard()?.begin();
        if (isReady) void give(source);
      }
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
      guard()?.stop();
    },
  };
}

async function savedFiles(source: string): Promise<Record<string, string>> {
  const { savedMediaOf } = await import('../../offline/saved-media.ts');
  return savedMediaOf(source);
}

async function scriptFiles(source: string): Promise<Record<string, string>> {
  const { scriptFilesOf } = await import('./files/script-files.ts');
  return scriptFilesOf(source);
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

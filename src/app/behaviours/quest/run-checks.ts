// Runs the checks of a quest on an answer, one after the other, each in a page of its own: what one check does to the
// page, the next one does not see. The frame has no origin and is given nothing but text. A frame that hangs is replaced.
import {
  type CheckResult,
  type Quest,
  type QuestFile,
  type QuestNews,
  type QuestOrder,
  questFramePath,
} from '#schema/page/quest.ts';
import { placeFrame } from '../example/place-frame.ts';

export interface RunOptions {
  /** Called with each result as it comes. */
  onResult?(result: CheckResult): void;
  /** Ends the run; what has not run yet is left out. */
  signal?: AbortSignal;
  /** Where the frame goes; by default behind the page, where nobody sees it. */
  view?: HTMLElement;
  /** Milliseconds that a check may take, loading the page included. */
  patience?: number;
  /** Ends the run with the first check that does not pass; readers want to know of all of them. */
  stopsAtFailure?: boolean;
}

const usualPatience = 5000;

/** The size at which a page is checked, unless a check asks for another. */
const size = { width: 1280, height: 720 };

type CheckedQuest = Pick<Quest, 'checksSource'> & { checks: readonly { id: string }[] };

/** The results in the order of the checks. */
export async function runChecks(
  { checks, checksSource }: CheckedQuest,
  files: QuestFile[],
  { onResult, signal, view, patience = usualPatience, stopsAtFailure = false }: RunOptions = {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const place = view ?? hiddenPlace();
  // Checks move the focus inside the frame; afterwards it is where it was.
  const before = document.activeElement;
  let frame: QuestFrame | null = null;
  try {
    for (const { id } of checks) {
      if (signal?.aborted) break;
      frame ??= openFrame(place, patience);
      const { result, isUsed } = await frame.run(
        { questOrder: 'run', files, checksSource, check: id },
        signal,
      );
      if (!result) break;
      results.push(result);
      onResult?.(result);
      if (stopsAtFailure && result.state !== 'passed') break;
      if (isUsed) {
        frame.close();
        frame = null;
        giveBackFocus(before);
      }
    }
  } finally {
    frame?.close();
    if (!view) place.remove();
    giveBackFocus(before);
  }
  return results;
}

interface Outcome {
  /** Null when the run was ended. */
  result: CheckResult | null;
  isUsed: boolean;
}

interface QuestFrame {
  run(order: QuestOrder, signal: AbortSignal | undefined): Promise<Outcome>;
  close(): void;
}

function openFrame(place: HTMLElement, patience: number): QuestFrame {
  const frame = document.createElement('iframe');
  frame.title = 'The page that is checked';
  frame.tabIndex = -1;
  placeFrame(frame, questFramePath);
  resize(frame, size.width, size.height);
  let isReady = false;
  let take: (news: QuestNews) => void = () => {};
  const hear = ({ source, data }: MessageEvent<QuestNews | null>) => {
    if (source !== frame.contentWindow || !data) return;
    if (data.quest === 'ready') isReady = true;
    if (data.quest === 'size') resize(frame, Number(data.width), Number(data.height));
    take(data);
  };
  addEventListener('message', hear);
  place.append(frame);

  return {
    run(order, signal) {
      return new Promise<Outcome>((done) => {
        // A document without origin can be addressed by no other name.
        const send = () => frame.contentWindow?.postMessage(order, '*');
        const end = (outcome: Outcome) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', stop);
          take = () => {};
          done(outcome);
        };
        const stop = () => end({ result: null, isUsed: true });
        const timer = setTimeout(
          () => end({ result: unanswered(order.check, isReady), isUsed: true }),
          patience,
        );
        take = (news) => {
          if (news.quest === 'ready') send();
          if (news.quest === 'done') end({ result: resultOf(order.check, news.result), isUsed: news.isUsed });
        };
        signal?.addEventListener('abort', stop);
        if (isReady) send();
      });
    },
    close() {
      removeEventListener('message', hear);
      frame.remove();
    },
  };
}

function unanswered(id: string, isReady: boolean): CheckResult {
  const words = isReady
    ? 'The page gave no answer for five seconds. Look for a loop that never ends.'
    : 'The frame for the checks did not load. Are you online?';
  return { id, state: 'broken', words, ...(isReady && { isEndless: true }) };
}

/** What a frame says may have been said by the answer in it: only the form of a result is believed. */
function resultOf(id: string, { state, words }: CheckResult): CheckResult {
  const isKnown = state === 'passed' || state === 'failed';
  return { id, state: isKnown ? state : 'broken', words: String(words).slice(0, 500) };
}

function resize(frame: HTMLIFrameElement, width: number, height: number): void {
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0' });
}

/** On the screen, because browsers do not draw what lies outside it, and out of everybody's way. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    // One point of it is enough to count as seen, and costs nothing to draw.
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
    contain: 'strict',
  });
  document.body.append(place);
  return place;
}

function giveBackFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body && element !== document.activeElement)
    element.focus({ preventScroll: true });
}

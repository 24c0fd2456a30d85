// One frame in which an answer is checked. It has no origin and is given nothing but text. Orders and results go over a
// port that the frame's script has before it shows anything of an answer, so that scripts of the answer cannot use it.
import {
  type CheckResult,
  type QuestOrder,
  questFramePath,
  questGreeting,
  questPing,
} from '#schema/page/quest.ts';
import { placeFrame } from '../example/place-frame.ts';
import { readNews } from './frame-news.ts';
import { type Impatience, startPatience } from './patience.ts';

export interface Outcome {
  /** Null when the run was ended. */
  result: CheckResult | null;
  /** Whether the next check needs another frame. */
  isUsed: boolean;
  /** Every other check would end in the same way: the answer sends messages without end, or never stops. */
  isLast?: true;
  /** Errors of the answer's scripts. */
  errors?: string[];
}

export interface QuestFrame {
  run(order: QuestOrder, signal: AbortSignal | undefined): Promise<Outcome>;
  close(): void;
}

/** The size at which a page is checked, unless a check asks for another. */
const size = { width: 1280, height: 720 };

/** Messages of a frame on all ways. A check needs a few; whatever an answer sends to the page is read by nobody. */
const mostMessages = 1000;

/** Opens a frame that waits for each answer for so many milliseconds of an idle machine. */
export function openFrame(place: HTMLElement, patience: number): QuestFrame {
  const frame = document.createElement('iframe');
  frame.title = 'The page that is checked';
  frame.tabIndex = -1;
  placeFrame(frame, questFramePath);
  resize(frame, size.width, size.height);
  const { port1: port, port2: frameEnd } = new MessageChannel();
  let isReady = false;
  let heard = 0;
  let current: { id: string; hear(): void; end(outcome: Outcome): void } | null = null;
  /** Counts a message; false when there have been too many. */
  const isHeard = () => {
    if (++heard <= mostMessages) return true;
    current?.end({ result: flooded(current.id), isUsed: true, isLast: true });
    return false;
  };
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || !isHeard()) return;
    // The frame's own script is the first to speak. All that comes later on this way is from an answer.
    if (isReady || data !== questGreeting) return;
    isReady = true;
    // A document without origin can be addressed by no other name.
    frame.contentWindow.postMessage(null, '*', [frameEnd]);
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!current) return;
    const news = readNews(data, current.id);
    // There are as many of these as the page asks for.
    if (news?.quest === 'alive') return current.hear();
    if (!isHeard()) return;
    if (news?.quest === 'size') resize(frame, news.width, news.height);
    if (news?.quest === 'left') current.end({ result: left(current.id), isUsed: true });
    if (news?.quest === 'done')
      current.end({ result: news.result, isUsed: news.isUsed, errors: news.errors });
  };
  addEventListener('message', hear);
  place.append(frame);

  return {
    run(order, signal) {
      const id = order.check;
      return new Promise<Outcome>((done) => {
        const end = (outcome: Outcome) => {
          waiting.stop();
          signal?.removeEventListener('abort', stop);
          current = null;
          done(outcome);
        };
        const stop = () => end({ result: null, isUsed: true });
        const waiting = startPatience(
          patience,
          () => port.postMessage(questPing),
          (reason) => end(isReady ? unanswered(id, reason) : unloaded(id)),
        );
        current = { id, end, hear: waiting.hear };
        signal?.addEventListener('abort', stop);
        // It waits in the port until the frame is there.
        port.postMessage(order);
      });
    },
    close() {
      removeEventListener('message', hear);
      port.close();
      frame.remove();
    },
  };
}

function unloaded(id: string): Outcome {
  const words = 'The frame for the checks did not load. Are you online?';
  return { result: { id, state: 'broken', words }, isUsed: true };
}

function unanswered(id: string, reason: Impatience): Outcome {
  if (reason === 'late') {
    const words = 'The check took too long and was stopped. This may be a fault in the check: run it again.';
    return { result: { id, state: 'broken', words }, isUsed: true };
  }
  const words =
    'A script of the page never stops, so nothing can be checked. Look for a loop that never ends.';
  return { result: { id, state: 'broken', words, isEndless: true }, isUsed: true, isLast: true };
}

function left(id: string): CheckResult {
  const words =
    'The page went to another address while it was checked, so nothing is left of it. Look for `location`, `<meta http-equiv="refresh">` and calls of `submit()`.';
  return { id, state: 'failed', words };
}

function flooded(id: string): CheckResult {
  const words = `The page sent more than ${mostMessages.toLocaleString('en')} messages to this site, so it was stopped. Look for a call of postMessage() that is made again and again.`;
  return { id, state: 'broken', words };
}

function resize(frame: HTMLIFrameElement, width: number, height: number): void {
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0' });
}

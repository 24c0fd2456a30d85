// The script of the frame in which an answer is checked. The build writes it into the frame's own document. It takes one
// order at a time: shows the answer, runs one check on it, tells the result. The document has no origin and no network.
import type { CheckResult, QuestFile, QuestNews, QuestOrder } from '#schema/page/quest.ts';
import { answerDocument, hasScripts, loopCheck } from '../answer-document.ts';
import { type Announcer, listenForAnnouncements } from './announcements.ts';
import { type Clock, installClock } from './clock.ts';
import { createKit, type Kit, NotYet } from './kit.ts';
import { rememberInsides } from './live-tree.ts';
import { recordOutcomes } from './outcomes.ts';
import { rememberCapture } from './pointer-capture.ts';

/** A check as its author writes it. */
interface WrittenCheck {
  id: string;
  passed: string;
  notYet: string;
  run(kit: Kit): unknown;
  /** Timers go by the kit's clock. */
  clock?: boolean;
  /** What stands after the address when the page loads, such as `#prices`. */
  address?: string;
  /** As for a reader whose scripts are blocked. */
  withoutScripts?: boolean;
}

/** Milliseconds: what is put off for no longer belongs to what was done. */
const moment = 50;

/** What only happens when the page is drawn. Drawing costs more than all else here, so other pages go without. */
const drawing = /requestAnimationFrame|\w+Observer\(|startViewTransition|transition|animation|lazy/;

{
  const realTimeout = setTimeout.bind(window);
  const realFrame = requestAnimationFrame.bind(window);
  const realNow = performance.now.bind(performance);
  const tell = (news: QuestNews) => parent.postMessage(news, '*');
  const outcomes = recordOutcomes();
  let mayMove = false;
  let needsFrames = false;
  let clock: Clock | null = null;

  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
  rememberInsides();
  rememberCapture();

  /** Until events that wait have been told. */
  const rest = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  /** A frame that nobody sees may never be drawn, so it is not waited for longer than one takes. */
  const nextFrame = () =>
    new Promise<void>((done) => {
      realFrame(() => done());
      realTimeout(done, 30);
    });
  /** What the page has put off for a moment. */
  const soon = new Set<number>();
  const putOff = (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
    const isSoon = !(Number(delay) > moment);
    const id = realTimeout(
      (...given: unknown[]) => {
        soon.delete(id);
        if (typeof handler === 'function') handler(...given);
      },
      delay,
      ...values,
    );
    if (isSoon) soon.add(id);
    return id;
  };
  window.setTimeout = putOff as typeof window.setTimeout;
  const realClear = clearTimeout.bind(window);
  window.clearTimeout = (id) => {
    if (typeof id === 'number') soon.delete(id);
    realClear(id);
  };

  const settle = async () => {
    await rest();
    if (clock) await clock.forward(20);
    else {
      if (needsFrames) await nextFrame();
      for (let turn = 0; soon.size > 0 && turn < moment; turn++)
        await new Promise((done) => realTimeout(done, 5));
    }
    await rest();
  };
  const resize = async (width: number, height: number) => {
    if (innerWidth === width && innerHeight === height) return;
    await new Promise<void>((done) => {
      addEventListener('resize', () => done(), { once: true });
      tell({ quest: 'size', width, height });
    });
  };

  let busySince = 0;
  /** Throws when scripts have left the browser no time for a second. */
  const checkLoop = () => {
    if (busySince === 0) {
      busySince = realNow();
      realTimeout(() => {
        busySince = 0;
      });
    } else if (realNow() - busySince > 1000)
      throw new Error('This loop went on for more than a second and was stopped.');
    return true;
  };
  Object.defineProperty(window, loopCheck, { value: checkLoop });

  const withoutScripts = (source: string) => source.replace(/<script[\s>][\s\S]*?<\/script\s*>/gi, '');

  /** The page that is there, as nothing was done to it yet. */
  let shown: { source: string; announcer: Announcer } | null = null;

  /** The page as it was typed: written, not parsed and repaired. */
  const show = async (files: readonly QuestFile[], check: WrittenCheck): Promise<Announcer> => {
    const answer = answerDocument(files);
    const source = check.withoutScripts ? withoutScripts(answer) : answer;
    if (shown?.source === source) return shown.announcer;
    mayMove = hasScripts(files) && !check.withoutScripts;
    needsFrames = files.some(({ text }) => drawing.test(text));
    if (check.address) history.replaceState(null, '', check.address);
    if (check.clock) clock ??= installClock(rest);
    // Opening ends every listener, so ours are set again.
    document.open();
    outcomes.listen();
    addEventListener('message', hear);
    const announcer = listenForAnnouncements();
    const loaded = new Promise<void>((done) => addEventListener('load', () => done(), { once: true }));
    document.write(source);
    document.close();
    if (document.readyState !== 'complete') await loaded;
    await settle();
    shown = { source, announcer };
    return announcer;
  };

  const run = async ({ files, checksSource, check: id }: QuestOrder): Promise<[CheckResult, boolean]> => {
    const broken = (words: string): [CheckResult, boolean] => [{ id, state: 'broken', words }, true];
    let kit: Kit | null = null;
    try {
      const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(checksSource)}`;
      const { default: checks } = (await import(/* @vite-ignore */ address)) as { default: WrittenCheck[] };
      const check = checks.find((one) => one.id === id);
      if (!check) return broken(`There is no check "${id}".`);
      const announcer = await show(files, check);
      kit = createKit({ files, outcomes, announcer, clock, settle, resize });
      const answer = await check.run(kit);
      const isUsed = kit.isUsed || mayMove || clock !== null || check.address !== undefined;
      if (answer === true) return [{ id, state: 'passed', words: check.passed }, isUsed];
      if (answer === false) return [{ id, state: 'failed', words: check.notYet }, isUsed];
      if (typeof answer === 'string') return [{ id, state: 'failed', words: answer }, isUsed];
      return broken('The check ended without an answer. It must return true, false or a sentence.');
    } catch (error) {
      if (error instanceof NotYet) return [{ id, state: 'failed', words: error.message }, true];
      return broken(
        `The check stopped with an error: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };

  const hear = async ({ source, data }: MessageEvent<QuestOrder | null>) => {
    if (source !== parent || data?.questOrder !== 'run') return;
    const [result, isUsed] = await run(data);
    tell({ quest: 'done', result, isUsed });
  };

  addEventListener('message', hear);
  if (parent !== window) tell({ quest: 'ready' });
}

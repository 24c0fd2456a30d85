// The script of the frame in which an answer is checked. The build writes it into the frame's own document. It takes one
// order at a time: shows the answer, runs one check on it, tells the result. The document has no origin and no network.
import type { CheckResult, QuestFile, QuestOrder } from '#schema/page/quest.ts';
import { answerDocument, hasScripts, loopCheck } from '../answer-document.ts';
import { type Announcer, listenForAnnouncements } from './announcements.ts';
import { type Clock, installClock } from './clock.ts';
import { watchDialogs } from './dialogs.ts';
import { expectGeneratedText } from './generated-text.ts';
import { connectToPage } from './host-port.ts';
import { createKit, NotYet } from './kit.ts';
import { rememberInsides } from './live-tree.ts';
import { loadCheck, type WrittenCheck } from './load-checks.ts';
import { lockBuiltIns } from './lock-built-ins.ts';
import { recordOutcomes } from './outcomes.ts';
import { nextFrame, pause, resizeTo, rest } from './pacing.ts';
import { rememberCapture } from './pointer-capture.ts';

/** Milliseconds: what is put off for no longer belongs to what was done. */
const moment = 50;

/** Milliseconds that one round of a loop may count as, and rounds that a loop without an end makes at least. */
const longestRound = 10;
const fewestRounds = 500;

/** What only happens when the page is drawn. Drawing costs more than all else here, so other pages go without. */
const drawing = /requestAnimationFrame|\w+Observer\(|startViewTransition|transition|animation|lazy/;

{
  const realTimeout = setTimeout.bind(window);
  const realNow = performance.now.bind(performance);
  const outcomes = recordOutcomes();
  const dialogs = watchDialogs();
  let mayMove = false;
  let needsFrames = false;
  let clock: Clock | null = null;

  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
  rememberInsides();
  rememberCapture();

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
      for (let turn = 0; soon.size > 0 && turn < moment; turn++) await pause(5);
    }
    await dialogs.closed();
    await rest();
  };
  const resize = (width: number, height: number) =>
    resizeTo(width, height, () => tell({ quest: 'size', width, height }));

  /** When a loop last called, and for how long scripts have left the browser no time since. */
  let calledAt = 0;
  let busyFor = 0;
  let rounds = 0;
  /** Throws when scripts have left the browser no time for a second, not counting what the machine did meanwhile. */
  const checkLoop = () => {
    const now = realNow();
    if (calledAt === 0) {
      busyFor = 0;
      rounds = 0;
      realTimeout(() => {
        calledAt = 0;
      });
    } else busyFor += Math.min(now - calledAt, longestRound);
    calledAt = now;
    rounds += 1;
    if (busyFor > 1000 && rounds > fewestRounds)
      throw new Error('This loop went on for more than a second and was stopped.');
    return true;
  };
  Object.defineProperty(window, loopCheck, { value: checkLoop });

  const withoutScripts = (source: string) => source.replace(/<script[\s>][\s\S]*?<\/script\s*>/gi, '');

  /** The page that is there, as nothing was done to it yet. */
  let shown: { source: string; announcer: Announcer } | null = null;

  /** Chromium ends a document that is written by a script before it has begun to load the pictures in it. */
  const picturesLoaded = async () => {
    const isOpen = () => [...document.images].some((image) => !image.complete && image.loading !== 'lazy');
    while (isOpen()) await pause(1);
  };

  /** The page as it was typed: written, not parsed and repaired. */
  const show = async (files: readonly QuestFile[], check: WrittenCheck): Promise<Announcer> => {
    const answer = answerDocument(files);
    outcomes.expect(files);
    const source = check.withoutScripts ? withoutScripts(answer) : answer;
    if (shown?.source === source) return shown.announcer;
    mayMove = hasScripts(files) && !check.withoutScripts;
    expectGeneratedText(files);
    needsFrames = files.some(({ text }) => drawing.test(text));
    if (check.address) history.replaceState(null, '', check.address);
    if (check.clock) clock ??= installClock(rest);
    // Opening ends every listener, so ours are set again.
    document.open();
    outcomes.listen();
    dialogs.forget();
    // Listeners of the window end with it, too.
    addEventListener('pagehide', ({ isTrusted }) => isTrusted && tell({ quest: 'left' }));
    const announcer = listenForAnnouncements();
    const loaded = new Promise<void>((done) => addEventListener('load', () => done(), { once: true }));
    document.write(source);
    document.close();
    if (document.readyState !== 'complete') await loaded;
    await picturesLoaded();
    await settle();
    shown = { source, announcer };
    return announcer;
  };

  const run = async ({ files, checksSource, check: id, axe }: QuestOrder): Promise<void> => {
    const end = (state: CheckResult['state'], words: string, isUsed = true) =>
      tell({ quest: 'done', result: { id, state, words }, isUsed, errors: outcomes.scriptErrors() });
    try {
      const check = await loadCheck(checksSource, id);
      if (!check) return end('broken', `There is no check "${id}".`);
      const announcer = await show(files, check);
      const kit = createKit({ files, outcomes, announcer, clock, settle, resize, axe });
      const answer = await check.run(kit);
      const isUsed = kit.isUsed || mayMove || clock !== null || check.address !== undefined;
      if (answer === true) end('passed', check.passed, isUsed);
      else if (answer === false) end('failed', check.notYet, isUsed);
      else if (typeof answer === 'string') end('failed', answer, isUsed);
      else end('broken', 'The check ended without an answer. It must return true, false or a sentence.');
    } catch (error) {
      if (error instanceof NotYet) end('failed', error.message);
      else
        end(
          'broken',
          `The check stopped with an error: ${error instanceof Error ? error.message : String(error)}`,
        );
    }
  };

  lockBuiltIns();
  const tell = connectToPage(run);
}

// The kit: all that a check may ask of a page, in terms of whoever uses the page. Nothing here looks at tags or classes.
import type { QuestFile } from '#schema/page/quest.ts';
import { type Announcement, type Announcer, liveRegions, politenessOf } from './announcements.ts';
import { type AxeFinding, findWithAxe } from './axe.ts';
import type { Clock } from './clock.ts';
import { focused, inert, tabStops } from './focus.ts';
import { createKeyboard, type Keyboard } from './keys.ts';
import { direction, isIsolated, isLanguage, language } from './language.ts';
import { flatElements, isWithin } from './live-tree.ts';
import { isSeen, seenText } from './look.ts';
import { cuesOf, durationOf, pictureLoads, sourceFor } from './media.ts';
import { formData, type Outcomes } from './outcomes.ts';
import { until } from './pacing.ts';
import {
  description,
  exposed,
  landmarks,
  level,
  name,
  nameSource,
  type RoleOptions,
  role,
  roleOfElement,
  states,
} from './roles.ts';
import { contrast, focusShows, inView, textOf, visible } from './seen.ts';
import { createSource, type Source } from './source.ts';
import { candidates } from './srcset.ts';
import { headersOf } from './tables.ts';
import { elementsTooWide } from './too-wide.ts';
import { says, words } from './wording.ts';

/** Thrown by a check: the page is not right yet, in these words. */
export class NotYet extends Error {}

/** Milliseconds that a wait takes when nobody says otherwise. */
const usualWait = 2000;

/** Pixels. */
const usualHeight = 720;

export interface KitParts {
  files: readonly QuestFile[];
  outcomes: Outcomes;
  announcer: Announcer;
  clock: Clock | null;
  settle(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** An address that holds axe-core; otherwise it is loaded from beside the frame. */
  axe?: string | undefined;
}

const questions = {
  ...{ role, roleOf: roleOfElement, name, description, nameSource, states, level, exposed, landmarks },
  ...{ seenText, isSeen, visible, inView, textOf, contrast, focusShows },
  ...{ words, says },
  ...{ focused, inert, tabStops, formData, headersOf },
  ...{ language, isLanguage, direction, isIsolated },
  ...{ pictureLoads, cuesOf, durationOf, sourceFor, candidates },
  ...{ liveRegions, politenessOf, isWithin },
};

type Questions = typeof questions;

export interface Kit
  extends Questions,
    Keyboard,
    Source,
    Pick<Outcomes, 'submitted' | 'followed' | 'asked' | 'errors'> {
  /** The only element with a role and a name; the check fails with a sentence if there is none. */
  get(role: string | readonly string[], options?: RoleOptions & { words?: string }): HTMLElement;
  /** Every element of the page, those inside custom elements too. */
  elements(): Element[];
  /** What was said in live regions; see `forget`. */
  announcements(): Announcement[];
  forgetAnnouncements(): void;
  /** Shows the page at another size. */
  at(width: number, height?: number): Promise<void>;
  /** Scrolls an element, or the page, and waits for what follows. */
  scroll(top: number, element?: Element): Promise<void>;
  /** Waits for what follows from the last thing that was done. */
  settle(): Promise<void>;
  /** Waits until something is true, and says whether it came true in time. Busy machines are given more time. */
  until(isTrue: () => unknown, milliseconds?: number): Promise<boolean>;
  /** Does something and waits for an event that follows, such as `close` or `animationend`; says whether it came. */
  happens(target: EventTarget, type: string, act: () => unknown): Promise<boolean>;
  /** The innermost elements that make the page wider than the window, at a width or as it is. */
  tooWide(width?: number): Promise<Element[]>;
  /** Only in checks with `clock: true`. */
  clock: Clock;
  /** What axe-core finds, by the rules of WCAG 2.2 at levels A and AA. */
  axe(): Promise<AxeFinding[]>;
  /** Ends the check: `throw kit.fail('…')` or `kit.fail('…')`. */
  fail(words: string): never;
  /** Ends the check unless it is so. */
  expect(isTrue: unknown, words: string): asserts isTrue;
  /** Whether the check has done anything that the next check would notice. */
  readonly isUsed: boolean;
}

export function createKit({ files, outcomes, announcer, clock, settle, resize, axe }: KitParts): Kit {
  let isUsed = false;
  const using =
    <Values extends unknown[], Result>(act: (...values: Values) => Result) =>
    (...values: Values): Result => {
      isUsed = true;
      return act(...values);
    };
  const keyboard = createKeyboard(settle);
  const fail = (words: string): never => {
    throw new NotYet(words);
  };
  return {
    ...questions,
    focusShows: using(focusShows),
    ...(Object.fromEntries(
      Object.entries(keyboard).map(([key, act]) => [key, using(act as (...values: unknown[]) => unknown)]),
    ) as unknown as Keyboard),
    ...createSource(files),
    ...{
      submitted: outcomes.submitted,
      followed: outcomes.followed,
      asked: outcomes.asked,
      errors: outcomes.errors,
    },
    get(wanted, { words: sentence, ...options } = {}) {
      const [found] = role(wanted, options);
      if (!found) {
        const called =
          options.name === undefined ? '' : ` called “${String(options.name).replace(/^\/|\/\w*$/g, '')}”`;
        fail(sentence ?? `There is no ${[wanted].flat().join(' or ')}${called} on the page.`);
      }
      return found as HTMLElement;
    },
    elements: () => flatElements(document),
    announcements: announcer.heard,
    forgetAnnouncements: announcer.forget,
    at: using(async (width: number, height = usualHeight) => {
      await resize(width, height);
      await settle();
    }),
    scroll: using(
      async (top: number, element: Element = document.scrollingElement ?? document.documentElement) => {
        element.scrollTop = top;
        // Browsers tell of it with the next frame, and a frame that is not drawn waits.
        element.dispatchEvent(new Event('scroll'));
        if (element === document.scrollingElement)
          document.dispatchEvent(new Event('scroll', { bubbles: true }));
        await settle();
      },
    ),
    settle,
    until: (isTrue, milliseconds = usualWait) => until(isTrue, milliseconds, settle),
    happens: using(async (target: EventTarget, type: string, act: () => unknown) => {
      let isHeard = false;
      const hear = () => {
        isHeard = true;
      };
      target.addEventListener(type, hear, true);
      await act();
      await until(() => isHeard, usualWait, settle);
      target.removeEventListener(type, hear, true);
      return isHeard;
    }),
    tooWide: using(async (width?: number) => {
      if (width !== undefined) await resize(width, usualHeight);
      await settle();
      return elementsTooWide();
    }),
    get clock() {
      if (!clock) throw new Error('This check uses the clock. Write "clock: true" beside its "run".');
      return clock;
    },
    axe: using(() => findWithAxe(axe)),
    fail,
    expect(isTrue, words) {
      if (!isTrue) fail(words);
    },
    get isUsed() {
      return isUsed;
    },
  };
}

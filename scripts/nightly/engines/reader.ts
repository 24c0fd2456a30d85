// The API of the stories: a reader who opens pages, presses keys, and looks at the result. Every expectation
// waits until it is met, and otherwise reports the actual value.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { EnginePage, KeyAction, PointerAction, Size } from './engine.ts';
import { waitUntil } from './wait-until.ts';

const look = readFileSync(new URL('look.js', import.meta.url), 'utf8')
  .replace(/^(?:\/\/.*\n)+/, '')
  .trimEnd()
  .replace(/;$/, '');

const sightSchema = z.object({
  text: z.string(),
  attributes: z.record(z.string(), z.string()),
  value: z.union([z.string(), z.number()]).nullable(),
  isChecked: z.boolean().nullable(),
  isDisabled: z.boolean().nullable(),
  isFocused: z.boolean(),
  isMoving: z.boolean(),
  isInWindow: z.boolean(),
  isReachable: z.boolean(),
  x: z.number(),
  y: z.number(),
});

/** The visible state of an element. */
export type Sight = z.infer<typeof sightSchema>;

/** Visible elements: by a selector, and by their text or label if a selector matches many. */
export type Target = string | readonly [css: string, text: string];

/** An expectation that was not met. */
class StoryFailure extends Error {}

export interface ReaderOptions {
  page: EnginePage;
  /** The address of the site. */
  site: string;
  /** Whether a navigation keeps the document. */
  hasNavigation: boolean;
}

const mark = 'isSameDocument';

export type Reader = ReturnType<typeof createReader>;

export function createReader({ page, site, hasNavigation }: ReaderOptions) {
  const evaluate = (source: string, ...args: unknown[]) => page.evaluate({ source, args });

  async function see(
    target: Target,
    { frame, isComing = false }: { frame?: string; isComing?: boolean } = {},
  ) {
    const [css, text] = typeof target === 'string' ? [target, null] : target;
    const args = [css, text, isComing];
    return z.array(sightSchema).parse(await page.evaluate({ source: look, args, ...(frame && { frame }) }));
  }

  async function expect(what: string, read: () => Promise<unknown>, expected: unknown): Promise<void> {
    let found: unknown = 'nothing';
    await waitUntil(async () => {
      // Reading fails while one document replaces another.
      found = await read().catch((error: unknown) => `an error: ${String(error)}`);
      if (!isDeepStrictEqual(found, expected))
        throw new StoryFailure(
          `${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`,
        );
    });
  }

  /** The middle of the first of these elements, once it does not move and nothing covers it. */
  async function middleOf(target: Target): Promise<{ x: number; y: number }> {
    let before: Sight | undefined;
    return waitUntil(async () => {
      const [first] = await see(target, { isComing: true });
      const isStill = !first?.isMoving && first?.x === before?.x && first?.y === before?.y;
      before = first;
      if (!first) throw new StoryFailure(`${nameOf(target)}: expected to be in sight, found nothing`);
      if (!isStill) throw new StoryFailure(`${nameOf(target)}: expected to stand still, found moving`);
      if (!first.isReachable)
        throw new StoryFailure(`${nameOf(target)}: expected to be reachable, found something over it`);
      return { x: first.x, y: first.y };
    });
  }

  const point = (...actions: PointerAction[]) =>
    page.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const strike = (actions: KeyAction[]) => page.perform({ type: 'key', id: 'keyboard', actions });

  const markDocument = () => evaluate(`() => { window.${mark} = true }`);

  const reader = {
    /** Whether a navigation keeps the document. */
    hasNavigation,
    evaluate,
    /** The same in the document of a frame. */
    evaluateIn: (frame: string, source: string) => page.evaluate({ source, args: [], frame }),
    expect,
    resize: (size: Size) => page.resize(size),

    /** Loads a page and waits until it responds to clicks and keys. */
    async open(path: string): Promise<void> {
      await page.load(`${site}${path}`);
      await reader.expectCount('html[data-ready]', 1);
      await markDocument();
    },
    async goBack(): Promise<void> {
      await page.traverse(-1);
    },
    async goForward(): Promise<void> {
      await page.traverse(1);
    },

    async hover(target: Target): Promise<void> {
      await point({ type: 'pointerMove', ...(await middleOf(target)), duration: 0 });
    },
    /** Moves the pointer away from everything at the top of the window. */
    async movePointerAway(): Promise<void> {
      await point({ type: 'pointerMove', x: 640, y: 790, duration: 0 });
    },
    async click(target: Target): Promise<void> {
      const middle = await middleOf(target);
      await point(
        { type: 'pointerMove', ...middle, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      );
    },
    /** Clicks until there is a response, because a part of a page may need a moment to become interactive. */
    clickUntil: (target: Target, answer: Target, text: string) =>
      expect(
        nameOf(answer),
        async () => {
          await reader.click(target);
          return (await see(answer))[0]?.text;
        },
        text,
      ),
    async type(text: string): Promise<void> {
      await strike([...text].flatMap((value) => [down(value), up(value)]));
    },
    /** Presses a key, or several together: `Control+k`. */
    async press(keys: string): Promise<void> {
      const values = keys.split('+').map((key) => keyValues[key] ?? key);
      await strike([...values.map(down), ...values.toReversed().map(up)]);
    },

    expectTexts: (target: Target, texts: readonly string[], frame?: string) =>
      expect(
        `${nameOf(target)}${frame ? ` in ${frame}` : ''}`,
        async () => (await see(target, frame ? { frame } : {})).map(({ text }) => text),
        texts,
      ),
    expectCount: (target: Target, count: number) =>
      expect(`how many of ${nameOf(target)}`, async () => (await see(target)).length, count),
    expectAttribute: (target: Target, name: string, value: string) =>
      expect(`${name} of ${nameOf(target)}`, async () => (await see(target))[0]?.attributes[name], value),
    /** One visible property of the first element. */
    expectSight: <Name extends keyof Sight>(target: Target, name: Name, value: Sight[Name]) =>
      expect(`${name} of ${nameOf(target)}`, async () => (await see(target))[0]?.[name], value),
    expectFocus: (target: Target) =>
      expect(
        `focus on ${nameOf(target)}`,
        async () => (await see(target)).some(({ isFocused }) => isFocused),
        true,
      ),
    expectAddress: (path: string) =>
      expect('the address', () => evaluate('() => location.href.slice(location.origin.length)'), path),
    expectTitle: (title: string) => expect('the title', () => evaluate('() => document.title'), title),
    /**
     * After a navigation: whether the document was reloaded depends on the engine, and must be as expected.
     */
    async expectStep(path: string, heading: string): Promise<void> {
      await reader.expectAddress(path);
      await reader.expectTexts('h1', [heading]);
      await reader.expectCount('html[data-ready]', 1);
      await expect(
        'the document stayed in place',
        () => evaluate(`() => window.${mark} === true`),
        hasNavigation,
      );
      await markDocument();
    },
  };
  return reader;
}

function nameOf(target: Target): string {
  return typeof target === 'string' ? target : `${target[0]} "${target[1]}"`;
}

function down(value: string): KeyAction {
  return { type: 'keyDown', value };
}

function up(value: string): KeyAction {
  return { type: 'keyUp', value };
}

/** The code points that the protocols use for keys without a character. */
const keyValues: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  F8: '\uE038',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

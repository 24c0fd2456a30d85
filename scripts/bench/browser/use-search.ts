// A reader with a slow machine opens the search several times and types.
import { phone } from './conditions.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader, type Reader } from './reader.ts';
import { until } from './until.ts';

export interface SearchUse {
  /** Milliseconds from the shortcut to the focused input: the first time, including downloads, and later. */
  firstOpening: number;
  openings: number[];
  /** Milliseconds from each key until the last resulting change of the list is painted. */
  keys: number[];
  /** Bytes fetched by opening it for the first time. */
  fetched: number;
}

/** Words of generated pages: in titles, headings and descriptions, and one with a typo. */
const terms = ['page', 'network', 'colour', 'details', 'elment', '17'];

/** Longer than any work caused by a key. */
const rest = 400;

export async function useSearch(browser: QuietBrowser, url: string): Promise<SearchUse> {
  return asNewReader(browser, { slowdown: phone.slowdown }, async (reader) => {
    await reader.watchWith('watch-search.js');
    await reader.open(url);
    await pause(2000);
    const before = await fetchedBytes(reader);
    const firstOpening = await openSearch(reader);
    const listed = `document.querySelectorAll('.palette [role="option"]').length > 20 || null`;
    await until(() => reader.evaluate<true | null>(listed), 'The pages did not come.');
    await pause(1000);
    const fetched = (await fetchedBytes(reader)) - before;

    const openings: number[] = [];
    const keys: number[] = [];
    for (const term of terms) {
      await press(reader, 'Escape');
      const gone = `document.querySelector('.palette') === null || null`;
      await until(() => reader.evaluate<true | null>(gone), 'The search did not close.');
      openings.push(await openSearch(reader));
      await pause();
      for (const letter of term) {
        const time = await typeLetter(reader, letter);
        if (time !== null) keys.push(time);
      }
    }
    return { firstOpening, openings, keys, fetched };
  });
}

/**
 * Milliseconds from the search shortcut until the rows for a letter, typed as soon as possible, are painted,
 * for a first-time reader.
 */
export async function firstResult(browser: QuietBrowser, url: string, slowdown = 1): Promise<number> {
  return asNewReader(browser, { slowdown }, async (reader) => {
    await reader.watchWith('watch-search.js');
    await reader.open(url);
    await pause(2000);
    await openSearch(reader);
    const opened = await reader.evaluate<number>('benchSearch.pressed');
    await press(reader, 'p');
    const first = await until(() => reader.evaluate<number | null>('benchSearch.first'), 'No row came.');
    return (await reader.evaluate<number>('benchSearch.pressed')) - opened + first;
  });
}

async function openSearch(reader: Reader): Promise<number> {
  await reader.evaluate('benchSearch.focused = null');
  await press(reader, 'k', 2);
  const focused = () => reader.evaluate<number | null>('benchSearch.focused');
  return until(focused, 'The search did not open.');
}

/** Null for a letter that finds the same rows again. */
async function typeLetter(reader: Reader, letter: string): Promise<number | null> {
  await press(reader, letter);
  await pause();
  return reader.evaluate<number | null>('benchSearch.painted');
}

async function press({ session }: Reader, key: string, modifiers = 0): Promise<void> {
  const isText = key.length === 1 && modifiers === 0;
  const code = key === 'Escape' ? 27 : key.toUpperCase().charCodeAt(0);
  const shared = { key, modifiers, windowsVirtualKeyCode: code };
  await session.send('Input.dispatchKeyEvent', {
    type: isText ? 'keyDown' : 'rawKeyDown',
    ...shared,
    ...(isText && { text: key }),
  });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...shared });
}

function pause(milliseconds = rest): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** From the page's resource timing, because its network log omits the end of the worker script's transfer. */
function fetchedBytes({ evaluate }: Reader): Promise<number> {
  const sizes = `performance.getEntriesByType('resource').map(({ encodedBodySize }) => encodedBodySize)`;
  return evaluate<number>(`${sizes}.reduce((sum, size) => sum + size, 0)`);
}

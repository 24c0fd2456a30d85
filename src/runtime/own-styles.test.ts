import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOwnStyles as load } from './own-styles.ts';

/** A link in the head of a document that fetches nothing by itself. */
class FakeLink extends EventTarget {
  rel = '';
  href = '';
  remove() {
    head.splice(head.indexOf(this), 1);
  }
}

let head: FakeLink[] = [];
let carried = '';

beforeEach(() => {
  head = [];
  carried = '';
  vi.stubGlobal('document', {
    createElement: () => new FakeLink(),
    querySelector: (selector: string) =>
      head.find(({ href }) => selector.includes(`[href="${href}"]`)) ??
      (carried !== '' && selector.includes(`="${carried}"]`) ? {} : null),
    head: { append: (link: FakeLink) => void head.push(link) },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Whether it has been settled, and with what, when everything else has had its turn. */
async function outcomeOf(promise: Promise<boolean>): Promise<boolean | 'waiting'> {
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([promise, Promise.resolve('waiting' as const)]);
}

describe('sheets that few pages need', () => {
  it('are waited for, by everyone who asks while they are on their way', async () => {
    const first = load(['/a.css']);
    const second = load(['/a.css']);
    expect([await outcomeOf(first), await outcomeOf(second)]).toEqual(['waiting', 'waiting']);
    expect(head.map(({ rel, href }) => ({ rel, href }))).toEqual([{ rel: 'stylesheet', href: '/a.css' }]);
    head[0]?.dispatchEvent(new Event('load'));
    expect([await first, await second]).toEqual([true, true]);
    expect(await load(['/a.css'])).toBe(true);
    expect(head).toHaveLength(1);
  });

  it('that could not be loaded are asked for again', async () => {
    const failed = load(['/failing.css']);
    await outcomeOf(failed);
    head[0]?.dispatchEvent(new Event('error'));
    expect(await failed).toBe(false);
    expect(head).toEqual([]);
    const again = load(['/failing.css']);
    await outcomeOf(again);
    head[0]?.dispatchEvent(new Event('load'));
    expect(await again).toBe(true);
  });

  it('are not asked for where the document carries them', async () => {
    carried = '/carried.css';
    expect(await load(['/carried.css'])).toBe(true);
    expect(head).toEqual([]);
  });
});

// Marks in a page's contents the section that is being read.
import { onAddressChange } from '#runtime/moving/address.ts';
import { scrollToReveal } from './scroll-to-reveal.ts';

/** How far down in what is seen of the page a heading counts as reached: where most people read. */
const readingHeight = 0.2;

/** What a reader moves the page with; a section asked for before is then left behind. */
const ownMoves = ['wheel', 'touchmove', 'keydown'] as const;

/** Keeps the mark on the right entry while the page is scrolled. */
export function markCurrentSection(contents: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const links = Array.from(contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
  const headings = links.map((link) => document.getElementById(idOf(link.hash)));
  const root = document.documentElement;
  let chosen = links.findIndex((link) => link.hash !== '' && link.hash === location.hash);
  let frame = 0;

  function mark(): void {
    frame = 0;
    const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
    const { scrollHeight, clientHeight } = root;
    // The header and the bar below it.
    const covered = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const current = currentSection({
      tops,
      line: covered + (clientHeight - covered) * readingHeight,
      height: clientHeight,
      isAtEnd: scrollHeight > clientHeight + 1 && window.scrollY + clientHeight >= scrollHeight - 1,
      chosen,
    });
    for (const [at, link] of links.entries()) {
      if (at !== current) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        reveal(link, contents.closest<HTMLElement>('[popover]'));
      }
    }
  }
  const later = () => {
    frame ||= requestAnimationFrame(mark);
  };
  const choose = (at: number) => {
    chosen = at;
    later();
  };

  addEventListener('scroll', later, { signal, passive: true });
  addEventListener('resize', later, { signal });
  onAddressChange(() => choose(links.findIndex(({ hash }) => hash !== '' && hash === location.hash)), signal);
  for (const [at, link] of links.entries()) link.addEventListener('click', () => choose(at), { signal });
  for (const move of ownMoves)
    addEventListener(
      move,
      (event) => {
        // Enter on a link of the contents is a choice, and so is the way to it.
        if (!(event.target instanceof Node && contents.contains(event.target))) choose(-1);
      },
      { signal, passive: true },
    );
  mark();
  return () => {
    life.abort();
    cancelAnimationFrame(frame);
  };
}

function idOf(hash: string): string {
  return decodeURIComponent(hash.slice(1));
}

/** Contents longer than the window scroll along, on their own. */
function reveal(link: HTMLElement, column: HTMLElement | null): void {
  if (!column || column.scrollHeight <= column.clientHeight) return;
  const { top: edge } = column.getBoundingClientRect();
  const { top, height } = link.getBoundingClientRect();
  column.scrollTop = scrollToReveal(
    { top: top - edge + column.scrollTop, height },
    { top: column.scrollTop, height: column.clientHeight },
  );
}

interface Reading {
  /** Where each heading stands, measured from the top of the window, in reading order. */
  tops: readonly number[];
  /** A heading at or above this height has been reached. */
  line: number;
  /** The height of the window. */
  height: number;
  /** Whether the page can be scrolled no further down, though it can be scrolled. */
  isAtEnd: boolean;
  /** The heading that the reader asked for last; -1 for none. */
  chosen: number;
}

/** Which heading is being read: the last one reached; at the end of the page the last one, or the one asked for. */
export function currentSection({ tops, line, height, isAtEnd, chosen }: Reading): number {
  // A section near the end cannot come up to the line, and after a short one the next is above it already; a reader
  // who asked for one is there all the same.
  const top = tops[chosen];
  if (top !== undefined && top >= 0 && top < height) return chosen;
  if (isAtEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}

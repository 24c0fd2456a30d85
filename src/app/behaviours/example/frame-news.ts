// Messages of the frame of an example. Scripts of the example can send any, so only their form is believed.
import { type ConsoleLine, type Containment, consoleLevels, type FrameNews } from '#schema/page/example.ts';

const containments: Record<Containment, true> = {
  link: true,
  download: true,
  form: true,
  alert: true,
  confirm: true,
  prompt: true,
  print: true,
  open: true,
  error: true,
  loop: true,
  crowd: true,
  tangle: true,
};

/** Characters of a detail that are shown. */
const longestDetail = 200;

/** The message, or null when it is none of ours. */
export function parseFrameNews(data: unknown): FrameNews | null {
  const { example, ...rest } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  switch (example) {
    case 'ready':
    case 'entered':
    case 'left':
    case 'alive':
      return { example };
    case 'shown':
      return typeof rest.hasIdleScripts === 'boolean'
        ? { example, hasIdleScripts: rest.hasIdleScripts }
        : null;
    case 'size':
      return typeof rest.height === 'number' &&
        Number.isFinite(rest.height) &&
        typeof rest.hasMore === 'boolean'
        ? { example, height: rest.height, hasMore: rest.hasMore }
        : null;
    case 'contained':
      return isContainment(rest.what) && typeof rest.detail === 'string'
        ? { example, what: rest.what, detail: rest.detail.slice(0, longestDetail) }
        : null;
    case 'console':
      return Array.isArray(rest.lines) && typeof rest.more === 'number' && Number.isFinite(rest.more)
        ? { example, lines: rest.lines.slice(0, mostLines).flatMap(readConsoleLine), more: rest.more }
        : null;
    default:
      return null;
  }
}

/** Lines of the console in one message, and characters of one that are shown. */
const mostLines = 100;
const longestLine = 500;

function readConsoleLine(value: unknown): ConsoleLine[] {
  const { level, text, line } = (value ?? {}) as Record<string, unknown>;
  const known = consoleLevels.find((one) => one === level);
  if (!known || typeof text !== 'string') return [];
  return [
    { level: known, text: text.slice(0, longestLine), line: Number.isInteger(line) ? Number(line) : null },
  ];
}

function isContainment(value: unknown): value is Containment {
  return typeof value === 'string' && Object.hasOwn(containments, value);
}

/** So many messages within a second are a mistake or an attack. */
const mostMessages = 50;

/** Counts messages by the time at which they were sent; returns false from the first one that is too many. */
export function createMessageCount(): (time: number) => boolean {
  let count = 0;
  let since = Number.NEGATIVE_INFINITY;
  return (time) => {
    if (time - since > 1000) {
      since = time;
      count = 0;
    }
    return ++count <= mostMessages;
  };
}

/** What can be known of a window without an origin: the window that it is in. */
interface FramedWindow {
  readonly parent: unknown;
}

/**
 * Whether a message comes from a frame or from a frame inside it. The window of a sender that is gone is null; it may
 * have been inside.
 */
export function isFromInside(source: unknown, frame: unknown): boolean {
  if (source === null || source === frame) return true;
  for (let at = source as FramedWindow, depth = 0; depth < deepest; depth++) {
    const parent = at.parent;
    if (parent === frame) return true;
    if (!parent || parent === at) return false;
    at = parent as FramedWindow;
  }
  return false;
}

/** Browsers do not nest frames any deeper than this. */
const deepest = 1000;

// The robots setting of a page.

/** A value of the field `robots`. */
export type Robots = boolean | string | Readonly<Record<string, unknown>>;

const open = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const closed = 'noindex, nofollow';

/** The content of the tag; null if the page sets nothing. */
export function robotsContent(robots: Robots | null): string | null {
  if (robots === null) return null;
  if (typeof robots === 'boolean') return robots ? open : closed;
  if (typeof robots === 'string') return robots;
  return Object.entries(robots).flatMap(directive).join(', ') || null;
}

/** Whether search engines may list the page. */
export function isIndexed(robots: Robots | null): boolean {
  const words =
    robotsContent(robots)
      ?.toLowerCase()
      .split(/[\s,]+/) ?? [];
  return !words.includes('noindex') && !words.includes('none');
}

/** `index: false` is `noindex`, `noindex: true` too; `maxSnippet: 50` is `max-snippet:50`. */
function directive([key, value]: [string, unknown]): string[] {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === true) return [name];
  if (value === false) return name === 'index' || name === 'follow' ? [`no${name}`] : [];
  return value === null || value === undefined ? [] : [`${name}:${value}`];
}

// The files of an answer with its pictures, videos and sounds in it. The frame of the checks has no origin, so no service
// worker answers its requests: without a network, it can only show files that come with the answer.
import type { QuestFile } from '#schema/page/quest.ts';

/** Data addresses by the names of the files that they hold. */
type Media = Readonly<Record<string, string>>;

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const attribute = /([\s"'](?:src|srcset|poster|data|href)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const cssAddress = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/gi;

/**
 * Replaces the addresses of `media` in the pages and style sheets among these files. A file of the answer counts before
 * a file of the site with the same name.
 */
export function embedMedia(files: readonly QuestFile[], media: Media): QuestFile[] {
  const own = new Set(files.map(({ name }) => name));
  const others = Object.fromEntries(Object.entries(media).filter(([name]) => !own.has(name)));
  if (Object.keys(others).length === 0) return [...files];
  return files.map(({ name, text }) => ({ name, text: embedIn(name, text, others) }));
}

function embedIn(name: string, text: string, media: Media): string {
  if (name.endsWith('.css')) return inStyles(text, media);
  if (!name.endsWith('.html')) return text;
  return inStyles(
    text.replace(tag, (whole) => (/^<a[\s/>]/i.test(whole) ? whole : inAttributes(whole, media))),
    media,
  );
}

function inAttributes(whole: string, media: Media): string {
  return whole.replace(attribute, (written, before: string, ...values: (string | undefined)[]) => {
    const value = values.slice(0, 3).find((one) => one !== undefined) ?? '';
    // A list of addresses with sizes, or one address.
    const next = value.replace(/[^\s,]+/g, (address) => addressOf(address, media) ?? address);
    return next === value ? written : `${before}"${next}"`;
  });
}

function inStyles(text: string, media: Media): string {
  return text.replace(cssAddress, (written, ...values: (string | undefined)[]) => {
    const found = addressOf(values.slice(0, 3).find((one) => one !== undefined) ?? '', media);
    // Without quotation marks: it may be inside those of a style attribute.
    return found ? `url(${found})` : written;
  });
}

/**
 * The data address with the name of the file at its end: checks recognise a file by the last part of its address. What
 * follows `#` changes nothing about the file.
 */
function addressOf(address: string, media: Media): string | null {
  const name = address.replace(/^\.?\//, '');
  return Object.hasOwn(media, name) ? `${media[name]}#/${name}` : null;
}

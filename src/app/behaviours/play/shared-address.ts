// Sources in an address, after its `#`: that part never leaves the browser. They are compressed and written in letters
// that an address may hold.
import { isSources, languages, type Sources } from './sources.ts';

/** Says how to read the rest, should that ever change. */
const mark = '1.';

/**
 * The most characters that an address may unpack to: more than anybody types, and little enough to be shown at once. A
 * few bytes can be unpacked into very many.
 */
const mostCharacters = 100_000;

/** The sources are too long for an address. */
export class TooLong extends Error {
  constructor() {
    super(`An address can hold up to ${mostCharacters.toLocaleString('en')} characters of code.`);
  }
}

/** The address was made by a newer version of the playground. */
export class UnknownVersion extends Error {
  constructor(version: string) {
    super(`It was made with version ${version} of the playground, and this one reads version 1.`);
  }
}

/** What belongs after the `#`; rejects with `TooLong` when no playground would open it. */
export async function writeFragment(sources: Sources): Promise<string> {
  const text = JSON.stringify(languages.map((language) => sources[language]));
  if (text.length > mostCharacters) throw new TooLong();
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return mark + toLetters(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * The sources of a fragment; null when it holds none, such as an anchor; rejects when they are damaged, with `TooLong`
 * when there are too many, and with `UnknownVersion` when they are written in another way.
 */
export async function readFragment(fragment: string): Promise<Sources | null> {
  const letters = fragment.replace(/^#/, '');
  const [, version] = /^(\d{1,3})\.[\w-]{8,}$/.exec(letters) ?? [];
  if (version !== undefined && `${version}.` !== mark) throw new UnknownVersion(version);
  if (!letters.startsWith(mark)) return null;
  const packed = new Blob([fromLetters(letters.slice(mark.length))]);
  const text = await readAll(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')));
  const list: unknown = JSON.parse(text);
  const sources: unknown = Array.isArray(list)
    ? Object.fromEntries(languages.map((language, at) => [language, list[at] as unknown]))
    : null;
  if (!isSources(sources)) throw new Error('The address holds no sources.');
  return sources;
}

/** Unpacks up to the limit, and no further. */
async function readAll(stream: ReadableStream<BufferSource>): Promise<string> {
  let text = '';
  const decoder = new TextDecoderStream() as unknown as ReadableWritablePair<string, BufferSource>;
  const reader = stream.pipeThrough(decoder).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > mostCharacters) {
      void reader.cancel();
      throw new TooLong();
    }
  }
  return text;
}

function toLetters(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

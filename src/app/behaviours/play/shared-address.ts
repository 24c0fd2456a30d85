// Sources in an address, after its `#`: that part never leaves the browser. They are compressed and written in letters
// that an address may hold.
import { isSources, languages, type Sources } from './sources.ts';

/** Says how to read the rest, should that ever change. */
const mark = '1.';

/** More than anybody types, and little enough to unpack at once. */
const mostCharacters = 500_000;

/** What belongs after the `#`. */
export async function writeFragment(sources: Sources): Promise<string> {
  const text = new Blob([JSON.stringify(languages.map((language) => sources[language]))]);
  const packed = text.stream().pipeThrough(new CompressionStream('deflate-raw'));
  return mark + toLetters(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The sources of a fragment; null when it holds none, such as an anchor; rejects when they are damaged. */
export async function readFragment(fragment: string): Promise<Sources | null> {
  const letters = fragment.replace(/^#/, '');
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

/** A few bytes can be unpacked into very many. */
async function readAll(stream: ReadableStream<BufferSource>): Promise<string> {
  let text = '';
  const decoder = new TextDecoderStream() as unknown as ReadableWritablePair<string, BufferSource>;
  const reader = stream.pipeThrough(decoder).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > mostCharacters) {
      void reader.cancel();
      throw new Error('The address holds more than a playground can show.');
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

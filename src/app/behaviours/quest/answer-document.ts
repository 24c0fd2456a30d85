// An answer → one document. A frame without an origin can load nothing from the page, so the text files of an answer
// become addresses that hold their own content. The page itself stays as it was typed: its doctype, its faults.
import type { QuestFile } from '#schema/page/quest.ts';
import { guardLoops } from '../example/frame/guard-loops.ts';

/** Called in the condition of every loop; the frame knows it by this name. */
export const loopCheck = 'plinthLoopCheck';

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
};

/** Tags that load a file, whatever stands in their quotation marks. */
const loadingTag =
  /<(?:script|link|track|source|img|video|audio|embed|object|input)\s(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const address = /([\s"'](?:src|href|poster|data)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const inlineScript = /(<script(?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?>)([\s\S]*?)(<\/script\s*>)/gi;

/** The page of an answer: the first file. Browsers drop a byte order mark when they decode a file. */
export function pageOf(files: readonly QuestFile[]): string {
  return (files[0]?.text ?? '').replace(/^\uFEFF/, '');
}

/** The page with the other files in it. Loops in its scripts come to an end. */
export function answerDocument(files: readonly QuestFile[]): string {
  const byName = new Map(files.slice(1).map((file) => [file.name, file]));
  const page = pageOf(files);
  return page
    .replace(
      inlineScript,
      (_, start: string, text: string, end: string, at: number) =>
        start + guardIn(start, text, linesIn(page.slice(0, at) + start) - 1) + end,
    )
    .replace(loadingTag, (tag) =>
      tag.replace(address, (whole, before: string, value: string) => {
        const name = value.replace(/^["']|["']$/g, '').replace(/^\.\//, '');
        const file = byName.get(name);
        return file ? `${before}"${dataAddress(file)}"` : whole;
      }),
    );
}

/** Whether anything in the answer could run. */
export function hasScripts(files: readonly QuestFile[]): boolean {
  return /<script|[\s"'/]on[a-z]+\s*=|javascript:|<iframe|<object|<embed/i.test(pageOf(files));
}

/** Browsers count the lines of a script from its start; empty lines before it make them those of the page. */
function guardIn(startTag: string, text: string, linesBefore: number): string {
  const isData = /\stype\s*=\s*["']?(?!module|text\/javascript)[^\s"'>]/i.test(startTag);
  return isData || text === '' ? text : '\n'.repeat(linesBefore) + guardLoops(text, loopCheck);
}

function linesIn(text: string): number {
  return text.split('\n').length;
}

/** The name of the file that an address in an answer's document holds; null for the document's own. */
export function nameOfAddress(files: readonly QuestFile[], address: string): string | null {
  if (!address.startsWith('data:')) return null;
  return files.slice(1).find((file) => dataAddress(file) === address)?.name ?? null;
}

function dataAddress({ name, text }: QuestFile): string {
  const ending = name.split('.').at(-1) ?? '';
  const content = /^m?js$/.test(ending) ? guardLoops(text, loopCheck) : text;
  return `data:${types[ending] ?? 'text/plain'};charset=utf-8,${encodeURIComponent(content).replaceAll("'", '%27')}`;
}

// Checks the files that live examples use: each exists in the media folder, and every file there is used.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { nearestWord } from '#lib/nearest-word.ts';
import type { Problem } from '#pipeline/problem.ts';
import { errorFor } from '../checked-page.ts';
import { type Example, pageLine } from './examples.ts';

const errorAt = errorFor('check-media');

interface NamedFile {
  /** As the author wrote it. */
  address: string;
  file: string;
  /** The line in the document of the example. */
  line: number;
}

/** Attributes that make a browser fetch a file, by element. */
const fetching: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  iframe: ['src'],
  script: ['src'],
  image: ['href'],
};

/** The links of a document that a browser fetches. */
const fetchedLinks = /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)$/i;

/** Live examples that use a missing file. A fence with "missing" demonstrates such a file. */
export function checkMedia(examples: readonly Example[], files: readonly string[]): Problem[] {
  const known = new Set(files);
  return examples.flatMap((example) => {
    if (example.intent.kind !== 'example') return [];
    const absent = namedFiles(example.document.html).filter(({ file }) => !known.has(file));
    const isMeant = example.fence.flags.missing === true;
    if (isMeant && absent.length === 0)
      return [errorAt(example, example.fence.line, 'Every file of the example exists. Remove "missing".')];
    if (isMeant) return [];
    return absent.map(({ address, file, line }) => {
      const near = nearestWord(file, files);
      const advice = near ? `Did you mean "${near}"?` : 'Use one that is there,';
      const more = near ? 'Or write' : 'add it to content/media, or write';
      return errorAt(
        example,
        pageLine(example, line),
        `The example names "${address}", and content/media has no such file. ${advice} ${more} "missing" after "example" if that is the point.`,
      );
    });
  });
}

/** Files that no HTML uses, neither an example nor a page of a quest. */
export function checkUnusedMedia(
  examples: readonly Example[],
  questPages: readonly string[],
  files: readonly string[],
): Problem[] {
  const sources = [...examples.map(({ document }) => document.html), ...questPages];
  const used = new Set(sources.flatMap((html) => namedFiles(html).map(({ file }) => file)));
  return files
    .filter((file) => !used.has(file) && file !== 'licence.txt')
    .map((file) =>
      errorAt({ file: `media/${file}` }, null, 'No example names this file. Use it, or remove it.'),
    );
}

/** Every address of the document that refers to a file beside it, including root-relative ones. */
export function namedFiles(html: string): NamedFile[] {
  const named: NamedFile[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      for (const { name, value } of child.attrs) {
        if (!isFetched(child, name)) continue;
        const addresses =
          name === 'srcset' ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '') : [value];
        const line = child.sourceCodeLocation?.attrs?.[name]?.startLine ?? 1;
        for (const address of addresses.filter(isRelative))
          named.push({ address, file: address.trim().replace(/^\.?\//, ''), line });
      }
      visit(child);
      if ('content' in child) visit((child as DefaultTreeAdapterTypes.Template).content);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return named;
}

function isFetched(element: DefaultTreeAdapterTypes.Element, name: string): boolean {
  const attribute = (wanted: string) => element.attrs.find((one) => one.name === wanted)?.value;
  if (element.tagName === 'link')
    return name === 'href' && (attribute('rel') ?? '').split(/\s+/).some((word) => fetchedLinks.test(word));
  if (element.tagName === 'a' || element.tagName === 'area')
    return name === 'href' && attribute('download') !== undefined;
  return fetching[element.tagName]?.includes(name) === true;
}

function isRelative(address: string): boolean {
  return address.trim() !== '' && !/^\s*(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address);
}

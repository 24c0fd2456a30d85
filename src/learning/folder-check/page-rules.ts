// Our rules for one page: language, title, encoding, ids and pictures.
import * as text from '#messages/folder-findings.ts';
import type { Finding, PageReading, Tag } from './folder.ts';

type At = (rule: string, line: number | null, words: text.FindingWords) => void;

/** A file with hundreds of problems is a file with one problem. */
const mostOfOneKind = 10;

export function findPageProblems(file: string, page: PageReading): Finding[] {
  const found: Finding[] = [];
  const add: At = (rule, line, [message, advice]) => found.push({ rule, file, line, message, advice });
  for (const { line, title, consequence } of page.problems) add('html', line, [title, consequence]);
  if (!page.isWhole) return limit(found);
  checkLanguage(page.tags, add);
  checkHead(page, add);
  checkIds(page.tags, add);
  for (const { name, attributes, line } of page.tags) {
    if (name !== 'img') continue;
    if (attributes.alt === undefined) add('picture-alt', line, text.noAlternative);
    if (!attributes.width || !attributes.height) add('picture-size', line, text.noPictureSize);
  }
  return limit(found);
}

function checkLanguage(tags: readonly Tag[], add: At): void {
  const html = tags.find(({ name }) => name === 'html');
  const language = html?.attributes.lang?.trim() ?? '';
  if (language === '') add('language', html?.line ?? 1, text.noLanguage);
  else if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language))
    add('language', html?.line ?? 1, text.badLanguage(language));
}

function checkHead({ tags, title }: PageReading, add: At): void {
  const metas = tags.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  if (!title?.trim()) add('title', tags.find(({ name }) => name === 'title')?.line ?? null, text.noTitle);
  const isEncoded = metas.some(
    ({ charset, 'http-equiv': equivalent }) =>
      charset !== undefined || equivalent?.toLowerCase() === 'content-type',
  );
  if (!isEncoded) add('encoding', null, text.noEncoding);
  if (!metas.some(({ name }) => name?.trim().toLowerCase() === 'viewport'))
    add('viewport', null, text.noViewport);
}

function checkIds(tags: readonly Tag[], add: At): void {
  const lines = new Map<string, number>();
  for (const { attributes, line } of tags) {
    const { id } = attributes;
    if (!id) continue;
    const before = lines.get(id);
    if (before === undefined) lines.set(id, line);
    else add('id-twice', line, text.sameId(id, String(before)));
  }
}

/** The first problems of each rule, and how many more there are. */
export function limit(found: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const kept = found.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= mostOfOneKind;
  });
  for (const [rule, count] of counts) {
    if (count <= mostOfOneKind) continue;
    const [message, advice] = text.andMore(count - mostOfOneKind);
    const last = kept.findLastIndex((one) => one.rule === rule);
    const file = kept[last]?.file ?? null;
    kept.splice(last + 1, 0, { rule, file, line: null, message, advice });
  }
  return kept;
}

/** Pages whose title another page has, too. */
export function findSameTitles(pages: ReadonlyMap<string, PageReading>): Finding[] {
  const first = new Map<string, string>();
  const found: Finding[] = [];
  for (const [file, { title, tags }] of pages) {
    const words = title?.replace(/\s+/g, ' ').trim().toLowerCase();
    if (!words) continue;
    const other = first.get(words);
    if (other === undefined) {
      first.set(words, file);
      continue;
    }
    const [message, advice] = text.sameTitle(other);
    const line = tags.find(({ name }) => name === 'title')?.line ?? null;
    found.push({ rule: 'title-twice', file, line, message, advice });
  }
  return found;
}

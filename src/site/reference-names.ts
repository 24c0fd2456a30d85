// An alphabetical index of a reference.
import type { LetterGroup } from '#schema/page/listings.ts';

interface NamedPage {
  title: string;
  path: string;
}

/** Such as `h1-h6`: one page for several names. */
const range = /\/([a-z]+)(\d)-\1(\d)$/;

/** The names that a page is about: its title, or each name of a range. */
export function namesOf({ title, path }: NamedPage): NamedPage[] {
  const [, stem = '', first, last] = range.exec(path) ?? [];
  if (!first || !last) return [{ title, path }];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, at) => ({ title: `${stem}${Number(first) + at}`, path }));
}

/** Names in alphabetical order, grouped by first letter. */
export function lettersOf(names: readonly NamedPage[]): LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const { title, path } of names.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))) {
    const letter = title.charAt(0).toUpperCase();
    const last = groups.at(-1);
    if (last?.letter === letter) last.names.push({ title, path });
    else groups.push({ letter, names: [{ title, path }] });
  }
  return groups;
}

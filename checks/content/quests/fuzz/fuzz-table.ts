// What became of generated answers, as a table.
import { type FuzzedQuest, type Part, parts } from './fuzz-quests.ts';

/** Most survivors of one kind look alike. */
const mostShown = 12;

/** One row per quest. */
export function fuzzTable(quests: readonly FuzzedQuest[]): string {
  const head = ['quest', 'rewrites accepted', 'mutants caught', 'cheats caught', 'explained', 'survivors'];
  const rows = quests.map(({ slug, counts, survivors }) => [
    slug,
    ...parts.map((part) => `${counts[part].run - countOf(survivors, part)}/${counts[part].run}`),
    String(parts.reduce((sum, part) => sum + counts[part].explained, 0)),
    String(survivors.length),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/** The survivors of one quest, with the messages of checks that refuse rewrites; empty if there are none. */
export function survivorList({ slug, survivors }: FuzzedQuest, most = mostShown): string {
  const lines = parts.flatMap((part) => {
    const own = survivors.filter((one) => one.part === part);
    const shown = own
      .slice(0, most)
      .flatMap(({ name, failures }) => [
        `  ${name}`,
        ...failures.slice(0, 2).map(({ id, words }) => `      ${id}: ${words}`),
      ]);
    const more = own.length > most ? [`  … and ${own.length - most} more`] : [];
    return own.length > 0 ? [`${slug}, ${titles[part]}:`, ...shown, ...more] : [];
  });
  return lines.join('\n');
}

const titles: Readonly<Record<Part, string>> = {
  rewrites: 'rewrites that are refused',
  mutants: 'mutants that pass',
  cheats: 'cheats that pass',
};

const countOf = (survivors: FuzzedQuest['survivors'], part: Part) =>
  survivors.filter((one) => one.part === part).length;

// The solutions as highlighted lines, with those marked that only one of them has.
import type { Quest } from '#schema/page/quest.ts';
import type { ShownSolution } from '#workbench/parts/solutions.tsx';
import { changedLines } from '../../example/changed-lines.ts';
import { colourOf } from './colour-of.ts';

type QuestSolution = Quest['solutions'][number];

/** The solutions with highlighted lines. */
export function shownSolutions(solutions: readonly QuestSolution[]): ShownSolution[] {
  return solutions.map(({ name, title, about, files }) => {
    const other = solutions.find((candidate) => candidate.name !== name);
    return {
      ...{ name, title, about },
      files: files.map((file) => {
        const theirs = other?.files.find((candidate) => candidate.name === file.name)?.text ?? null;
        return { name: file.name, linesHtml: markedLines(file.name, file.text, theirs) };
      }),
    };
  });
}

/** Coloured lines; those that the other file does not have, however far they are indented, are marked. */
export function markedLines(name: string, text: string, other: string | null): string {
  const source = text.trimEnd();
  const coloured = colourOf(name)(source).split('\n');
  if (other === null) return coloured.join('\n');
  const { origins } = changedLines(withoutIndents(other), withoutIndents(source));
  return coloured
    .map((line, at) =>
      (origins[at] ?? -1) < 0 ? line.replace('class="line"', 'class="line changed"') : line,
    )
    .join('\n');
}

function withoutIndents(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

// Placeholders written by `npm run new` for an author to replace. A page that still contains one is not
// finished.
import type { Root } from 'mdast';
import { placeholderMark } from '#site/scaffolds.ts';
import type { Report } from '../../problem.ts';
import { lineOf } from '../context.ts';
import { walk } from '../walk.ts';

/** The lines of the front matter with a placeholder; `firstLine` is its first line in the file. */
export function placeholdersInYaml(yaml: string, firstLine: number): number[] {
  return yaml
    .split('\n')
    .flatMap((line, index) => (line.includes(placeholderMark) ? [index + firstLine] : []));
}

/** The lines of the text with a placeholder; code is ignored. */
export function placeholdersInText(tree: Root): number[] {
  const lines = new Set<number>();
  walk<{ type: string; value?: string; position?: { start: { line: number } } }>(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'text' && line !== null && node.value?.includes(placeholderMark)) lines.add(line);
    return undefined;
  });
  return [...lines];
}

/** One problem per page, at its first placeholder. */
export function reportPlaceholders(lines: readonly number[], report: Report): void {
  const [first] = lines;
  if (first === undefined) return;
  report(
    'placeholder-left',
    first,
    lines.length === 1
      ? `A placeholder is left. Replace the text that starts with "${placeholderMark}".`
      : `Placeholders are left in ${lines.length} lines: ${listed(lines)}. Replace each text that starts with "${placeholderMark}".`,
  );
}

const mostListed = 8;

function listed(lines: readonly number[]): string {
  const shown = lines.slice(0, mostListed).join(', ');
  const more = lines.length - mostListed;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

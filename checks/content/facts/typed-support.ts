// Data that changes belongs in the blocks: no browser versions and no Baseline dates typed by hand.
import type { Problem } from '#pipeline/problem.ts';
import { sections } from '#site/sections.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';

const errorAt = errorFor('check-typed-support');

const typed = [
  /\b(?:Chrome|Chromium|Firefox|Safari|Edge|Opera|iOS|Android) \d+(?:\.\d+)?\b/g,
  /\bBaseline\b[^.]{0,60}\b(?:since|in|from)\b[^.]{0,20}\b20\d\d\b/g,
  /\bsince 20\d\d\b[^.]{0,60}\bBaseline\b/g,
];

/** Browser versions and Baseline years in the prose of the reference and the course. */
export function checkTypedSupport(page: CheckedPage): Problem[] {
  if (!page.path.startsWith(`${sections.cs.path}/`)) return [];
  return page.prose.flatMap((block) =>
    typed.flatMap((pattern) =>
      [...block.plain.matchAll(pattern)].map((match) => {
        const line = block.line + block.plain.slice(0, match.index).split('\n').length - 1;
        const message = `"${match[0]}" is typed by hand and will be wrong one day. Leave it to the block "::support".`;
        return errorAt(page, line, message);
      }),
    ),
  );
}

// Checks the names under `needs` and `covers` of every page against the pages that exist.
import { nearestWord } from '#lib/nearest-word.ts';
import { type ConnectionField, connectionNames } from '#site/connections.ts';
import { type Problem, reportTo } from '../problem.ts';
import type { LinkedDocument } from './check-links.ts';

/** What a field names, and how its entries are written. */
const fields: Record<ConnectionField, { none: string; form: string }> = {
  needs: {
    none: 'no lesson has that name',
    form: 'Write the last part of a lesson’s address, such as tables, or the path of any other page.',
  },
  covers: {
    none: 'the reference has no page about it',
    form: 'Write an element as <table> and an attribute as scope, or give the path of the page.',
  },
};

/**
 * Names that no page has, or only a draft, which is left out of a build.
 */
export function checkConnections(
  documents: readonly LinkedDocument[],
  drafts: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const connecting = documents.filter(({ links }) => links.some(({ field }) => field));
  if (connecting.length === 0) return [];
  const names = connectionNames(new Set([...documents.map(({ path }) => path), ...drafts.keys()]));
  const problems: Problem[] = [];
  for (const { file, path, links } of connecting) {
    const report = reportTo(problems, file);
    for (const { field, written, line } of links) {
      if (!field) continue;
      const found = names[field].get(written);
      const draft = found !== undefined && !drafts.has(path) && drafts.get(found);
      if (draft)
        report(
          'link-to-draft',
          line,
          `"${field}" names "${written}", which is ${draft}, a draft that is left out of a build. Publish the draft, or remove the name.`,
        );
      else if (found === undefined) {
        const { none, form } = fields[field];
        const meant = [written, `<${written}>`, written.replace(/^<(.+)>$/, '$1')].find((name) =>
          names[field].has(name),
        );
        const near = meant ?? nearestWord(written, names[field].keys());
        const advice = near ? `Did you mean "${near}"?` : form;
        report('connection-unknown', line, `"${field}" names "${written}", but ${none}. ${advice}`);
      }
    }
  }
  return problems;
}

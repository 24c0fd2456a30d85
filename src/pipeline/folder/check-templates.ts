// Checks every template of a folder's own blocks, whether or not a page uses it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBlock } from '#blocks/all/schemas.ts';
import { findForeign } from '#schema/page/foreign-blocks.ts';
import { readTemplate, templateFolder } from '../markdown/components/own-blocks.ts';
import { isHtmlName } from '../markdown/html-names.ts';
import { type Problem, reportTo } from '../problem.ts';
import { readPublishable, refusalMessage } from './folder-files.ts';

/**
 * Reports names that are taken or invalid, files that may not be read, and content removed from templates.
 */
export function checkTemplates(root: string): Problem[] {
  const folder = join(root, templateFolder);
  if (!existsSync(folder)) return [];
  const problems: Problem[] = [];
  for (const entry of readdirSync(folder).toSorted()) {
    if (!entry.endsWith('.html') || entry.startsWith('.')) continue;
    const file = `${templateFolder}/${entry}`;
    const name = entry.slice(0, -'.html'.length);
    const report = reportTo(problems, file);
    const found = readPublishable(root, file);
    if (!found.ok) {
      if (found.reason !== 'missing') report('file-refused', null, refusalMessage(file, found.reason));
    } else if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
      report(
        'template-name',
        null,
        `No block can be called "${name}". Use lower-case letters, digits and hyphens.`,
      );
    else if (findBlock(name) || findForeign(name) || isHtmlName(name))
      report(
        'template-name',
        null,
        `The name "${name}" belongs to a block of the site or to an element of HTML, which is used. Give yours another one.`,
      );
    else readTemplate(found.bytes.toString('utf8'), report);
  }
  return problems;
}

// Names of tabs and frames. The index of attributes says "name or keyword" for all of them, but the sections
// distinguish two types: a link target may be a keyword such as `_blank`, the name of a frame may not.
import type { Comparison } from './comparison.ts';
import { type TreeElement, type TreeNode, wordsOf } from './sources/html-tree.ts';
import type { IndexedAttribute } from './sources/read-indexes.ts';
import type { Standard } from './sources/standard.ts';

const either = 'Valid navigable target name or keyword';

/** The row with the type from its section, if the attribute is such a name. */
export function settleTarget(
  row: IndexedAttribute,
  standard: Standard,
  comparison: Comparison,
): IndexedAttribute {
  if (!row.value.startsWith(either)) return row;
  const { value } = comparison.settle(`attributes/${row.name} (${row.elements.join(', ')}): value`, [
    ['standard: index', either],
    ['standard: section', inSection(row, standard)],
  ]);
  return { ...row, value };
}

function inSection({ link }: IndexedAttribute, standard: Standard): string {
  let node: TreeNode | null | undefined = standard.find(link);
  while (node && !('tagName' in node && node.tagName === 'p'))
    node = 'parentNode' in node ? node.parentNode : null;
  const words = node ? wordsOf(node as TreeElement) : '';
  return /must be a valid navigable target name(?! or keyword)/.test(words)
    ? 'Valid navigable target name'
    : either;
}

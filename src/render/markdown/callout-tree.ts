import { textProp } from '#features/prose/block-props.ts';
import type { BodyNode } from '#schema/body.ts';
import type { BlockTree } from './block-trees.ts';
import { element, label } from './hast.ts';

/** A callout as one of GitHub's alerts. The alert says its kind; a title of the author's own stands below. */
export function callout(alert: string, word: string): BlockTree {
  return ([, { title, to }, ...children], toTree) => {
    const isQuest = word === 'Quest';
    const own = textProp(title);
    const target = textProp(to);
    const name = own ?? word;
    const linked = target ? element('a', [name], { href: target }) : name;
    const isSaid = name === word && !target && !isQuest;
    return [
      element(
        'blockquote',
        [
          ...(isSaid ? [] : [label(...(isQuest && own ? [`${word}: `] : []), linked)]),
          ...toTree(children as BodyNode[]),
        ],
        { alert },
      ),
    ];
  };
}

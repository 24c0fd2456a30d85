// A question with its choices, and right after it the answer: nobody clicks in a text file.
import { takeQuestion } from '#features/prose/compound-blocks.ts';
import { blockSlots } from './block-slots.ts';
import type { BlockTree } from './block-trees.ts';
import { element } from './hast.ts';

export const questionTree: BlockTree = (node, toTree) => {
  const { default: text = [], why = [] } = blockSlots(node);
  const { asked, shown, choices } = takeQuestion(text);
  return [
    element('p', [element('strong', ['Question:']), ' ', ...toTree(asked)]),
    ...toTree(shown),
    element(
      'ul',
      choices.map(({ letter, content }) => element('li', [`${letter}. `, ...toTree(content)])),
    ),
    ...choices
      .filter(({ isRight }) => isRight)
      .map(({ letter, content }) =>
        element('p', [element('strong', ['Answer:']), ` ${letter}. `, ...toTree(content)]),
      ),
    ...toTree(why),
  ];
};

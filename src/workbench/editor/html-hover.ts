// Elements and attributes are explained when the pointer rests on them.
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { HtmlWords } from '#schema/html-words.ts';
import { attributeWord, elementWord, explain, loadHtmlWords, type Word } from './html-words.ts';
import { elementNameAt, nameOf } from './tag-names.ts';

export function explainOnHover(hasPage: (path: string) => Promise<boolean>): Extension {
  return hoverTooltip(async ({ state }, pos, side) => {
    const node = syntaxTree(state).resolveInner(pos, side);
    if (node.name !== 'TagName' && node.name !== 'AttributeName') return null;
    const word = wordOf(await loadHtmlWords(), nameOf(node, state), node.name, elementNameAt(node, state));
    if (!word) return null;
    const dom = await explain(word, hasPage);
    return { pos: node.from, end: node.to, above: true, create: () => ({ dom }) };
  });
}

function wordOf(words: HtmlWords, name: string, kind: string, element: string | null): Word | null {
  return kind === 'TagName' ? elementWord(words, name) : attributeWord(words, name, element ?? '');
}

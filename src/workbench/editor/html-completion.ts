// Completes elements, attributes and values from our facts.
import type { CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { HtmlWords } from '#schema/html-words.ts';
import type { FactCompletion } from './baseline-mark.ts';
import { attributeWord, elementWord, explain, loadHtmlWords, type Word } from './html-words.ts';
import { attributeNameAt, elementNameAt, openElementsAt } from './tag-names.ts';

type HasPage = (path: string) => Promise<boolean>;

export function completeHtml(hasPage: HasPage): CompletionSource {
  return async (context) => {
    const { state, pos } = context;
    const tree = syntaxTree(state);
    const node = tree.resolveInner(pos, -1);
    const text = (from: number) => state.sliceDoc(from, pos);

    if (node.name === 'TagName' || node.name === 'StartTag' || node.name === 'StartCloseTag') {
      const from = node.name === 'TagName' ? node.from : pos;
      const isEnd = /<\/[\w-]*$/.test(state.sliceDoc(Math.max(0, from - 2), pos));
      const words = await loadHtmlWords();
      if (isEnd)
        return list(
          from,
          openElementsAt(tree, pos, state).filter((name) => !words.elements[name]?.isVoid),
          (name) => option(elementWord(words, name), name, hasPage),
        );
      return list(from, Object.keys(words.elements), (name) =>
        option(elementWord(words, name), name, hasPage),
      );
    }
    if (node.name === 'AttributeName' || /^(?:OpenTag|SelfClosingTag)$/.test(node.name)) {
      const element = elementNameAt(node, state);
      const from = node.name === 'AttributeName' ? node.from : pos;
      if (element === null || (node.name !== 'AttributeName' && !/\s$/.test(text(pos - 1)))) return null;
      if (from === pos && !context.explicit) return null;
      const words = await loadHtmlWords();
      const names = [...(words.elements[element]?.attributes ?? []), ...words.globalAttributes];
      return list(from, names, (name) => ({
        ...option(attributeWord(words, name, element), name, hasPage),
        // What an element has of its own comes before what all have.
        boost: words.globalAttributes.includes(name) ? -1 : 0,
        apply: words.attributes[name]?.isBoolean ? name : applyValue(name),
      }));
    }
    if (node.name === 'AttributeValue' || node.name === 'UnquotedAttributeValue')
      return completeValue(context, node.from, node.name === 'AttributeValue');
    return null;
  };
}

async function completeValue(
  { state, pos }: CompletionContext,
  start: number,
  isQuoted: boolean,
): Promise<CompletionResult | null> {
  const node = syntaxTree(state).resolveInner(pos, -1);
  const element = elementNameAt(node, state);
  const name = attributeNameAt(node, state);
  if (element === null || name === null) return null;
  const words = await loadHtmlWords();
  const values = valuesOf(words, name, element);
  if (values.length === 0) return null;
  const inner = start + (isQuoted ? 1 : 0);
  // Some attributes take several words; the one at the caret is completed.
  const from = inner + (state.sliceDoc(inner, pos).lastIndexOf(' ') + 1);
  return { from, options: values.map((label) => ({ label, type: 'keyword' })), validFor: /^[\w-]*$/ };
}

/** The keywords of an attribute on an element. */
export function valuesOf({ attributes }: HtmlWords, name: string, element: string): readonly string[] {
  const { values } = attributes[name] ?? {};
  return values?.[element] ?? values?.['*'] ?? [];
}

function list(
  from: number,
  names: readonly string[],
  optionOf: (name: string) => FactCompletion,
): CompletionResult {
  return { from, options: [...new Set(names)].map(optionOf), validFor: /^[\w-]*$/ };
}

function option(word: Word | null, name: string, hasPage: HasPage): FactCompletion {
  if (!word) return { label: name };
  return {
    label: name,
    detail: word.is,
    baseline: word.baseline,
    info: () => explain(word, hasPage),
  };
}

/** Writes the quotation marks too, and puts the caret between them. */
function applyValue(name: string): Exclude<FactCompletion['apply'], string | undefined> {
  return (view, _completion, from, to) => {
    const hasValue = /^\s*=/.test(view.state.sliceDoc(to, to + 2));
    const insert = hasValue ? name : `${name}=""`;
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length - (hasValue ? 0 : 1) },
      userEvent: 'input.complete',
    });
  };
}

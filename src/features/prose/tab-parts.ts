// A block of tabs taken apart. A tab is a `tab` block, or simply a piece of code, which has a name of its own.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/body.ts';
import { textProp } from './blocks/text-prop.ts';
import { languageName } from './code-language.ts';

export interface TabParts {
  label: string;
  tabs: { label: string; nodes: BodyNode[] }[];
  rest: BodyNode[];
}

export function takeTabs([, attributes, ...children]: BodyElement): TabParts {
  const parts: TabParts = { label: textProp(attributes.label) ?? 'Versions', tabs: [], rest: [] };
  for (const child of children) {
    const [tag, props] = isBodyElement(child) ? child : [];
    const fallback = `Tab ${parts.tabs.length + 1}`;
    if (tag === 'tab')
      parts.tabs.push({
        label: textProp(props?.label) ?? fallback,
        nodes: (child as BodyElement).slice(2) as BodyNode[],
      });
    else if (tag === 'code-block')
      parts.tabs.push({ label: codeLabel(props ?? {}) ?? fallback, nodes: [child] });
    else parts.rest.push(child);
  }
  return parts;
}

function codeLabel({ title, file, language }: Record<string, unknown>): string | undefined {
  return textProp(title) ?? textProp(file) ?? textProp(languageName(String(language ?? '')));
}

import { languageName } from '#lib/code/code-text.ts';
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { textProp } from '../block-props.ts';

interface TabsContent {
  label: string;
  tabs: { label: string; nodes: BodyNode[] }[];
  rest: BodyNode[];
}

/** The tabs of a block. A tab is a `tab` block, or a code block, which has a name of its own. */
export function splitTabs([, attributes, ...children]: BodyElement): TabsContent {
  const content: TabsContent = { label: textProp(attributes.label) ?? 'Versions', tabs: [], rest: [] };
  for (const child of children) {
    const [tag, props] = isBodyElement(child) ? child : [];
    const fallback = `Tab ${content.tabs.length + 1}`;
    if (tag === 'tab')
      content.tabs.push({
        label: textProp(props?.label) ?? fallback,
        nodes: (child as BodyElement).slice(2) as BodyNode[],
      });
    else if (tag === 'code-block')
      content.tabs.push({ label: codeLabel(props ?? {}) ?? fallback, nodes: [child] });
    else content.rest.push(child);
  }
  return content;
}

function codeLabel({ title, file, language }: Record<string, unknown>): string | undefined {
  return textProp(title) ?? textProp(file) ?? textProp(languageName(String(language ?? '')));
}

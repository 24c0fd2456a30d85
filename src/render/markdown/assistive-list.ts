// The accessibility tree of an example as nested lists, without hidden content.
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import type { BodyElement, BodyNode } from '#schema/page/body.ts';

export const assistiveListTitle = 'What assistive technology gets:';

export function assistiveList(lines: readonly AssistiveLine[] = []): BodyNode[] {
  const items = listItems(
    lines.filter(({ leftOut }) => !leftOut),
    0,
  );
  return items.length > 0
    ? [
        ['p', {}, assistiveListTitle],
        ['ul', {}, ...items],
      ]
    : [];
}

/** The lines of one level, each with the deeper ones that follow it. */
function listItems(lines: readonly AssistiveLine[], depth: number): BodyElement[] {
  const items: BodyElement[] = [];
  for (let start = 0; start < lines.length; ) {
    const next = lines.findIndex((line, at) => at > start && line.depth <= depth);
    const end = next === -1 ? lines.length : next;
    const inner = listItems(lines.slice(start + 1, end), depth + 1);
    const line = lines[start] as AssistiveLine;
    items.push([
      'li',
      {},
      ...lineWords(line),
      ...(inner.length > 0 ? [['ul', {}, ...inner] as BodyElement] : []),
    ]);
    start = end;
  }
  return items;
}

function lineWords({ role, name, text, states = [], description, isUnnamed }: AssistiveLine): BodyNode[] {
  const words = [
    name && ` “${name}”`,
    text && ` ${text}`,
    ...(isUnnamed ? ['no name', ...states] : states).map((state) => `, ${state}`),
    description && ` (${description})`,
  ];
  return [['code', {}, role], words.filter(Boolean).join('')];
}

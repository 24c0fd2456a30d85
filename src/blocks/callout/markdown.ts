import { textProp } from '../block-props.ts';
import { label, type MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

/** A callout as a GitHub alert. The alert shows its kind; the author's title is below. */
function callout(alert: string, word: string): MarkdownForm {
  return ([, { title, to }, ...children]) => {
    const isQuest = word === 'Quest';
    const own = textProp(title);
    const href = textProp(to);
    const name = own ?? word;
    const isSaid = name === word && !href && !isQuest;
    const before = isQuest && own ? [`${word}: `] : [];
    const line = isSaid ? [] : [label(...before, href ? ['a', { href }, name] : name)];
    return [['blockquote', { alert }, ...line, ...children]];
  };
}

export const forms = {
  note: callout('NOTE', 'Note'),
  tip: callout('TIP', 'Tip'),
  warning: callout('WARNING', 'Warning'),
  danger: callout('CAUTION', 'Danger'),
  quest: callout('NOTE', 'Quest'),
} satisfies Record<keyof typeof blocks, MarkdownForm>;

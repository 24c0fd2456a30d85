// GitHub's tasks: `- [ ] words` and `- [x] words`.
import type { MarkdownIt, StateCore } from 'markdown-it';

const boxForm = /^\[([ \t\nx])\](?:[ \t]+|[ \t]*\n)(?=\S)/i;

export function addTasks(md: MarkdownIt): void {
  // Before inline parsing, so that no other syntax matches the brackets first.
  md.core.ruler.after('block', 'tasks', tasks);
}

function tasks({ tokens }: StateCore): void {
  for (const [index, item] of tokens.entries()) {
    const text = tokens[index + 2];
    if (item.type !== 'list_item_open' || tokens[index + 1]?.type !== 'paragraph_open' || !text) continue;
    const [box, mark] = boxForm.exec(text.content) ?? [];
    if (box === undefined || mark === undefined) continue;
    item.meta = { isChecked: mark.toLowerCase() === 'x' };
    text.content = text.content.slice(box.length);
    if (text.map && box.includes('\n')) text.map = [text.map[0] + box.split('\n').length - 1, text.map[1]];
  }
}

// What is left open in a style sheet. Browsers close it at the end without a word, and every rule behind it is lost.

export interface CssProblem {
  line: number;
  title: string;
  consequence: string;
}

const token = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|[{}]/g;

/** The problems of a style sheet, in its order. */
export function findCssProblems(sheet: string): CssProblem[] {
  const found: CssProblem[] = [];
  const open: number[] = [];
  const lineAt = (offset: number) => sheet.slice(0, offset).split('\n').length;
  const add = (offset: number, title: string, consequence: string) =>
    found.push({ line: lineAt(offset), title, consequence });
  for (const { 0: text, index } of sheet.matchAll(token)) {
    const isOpenText = /^["']/.test(text) && (text.length === 1 || text.at(-1) !== text[0]);
    if (text === '{') open.push(index);
    else if (text === '}' && open.pop() === undefined)
      add(index, '`}` closes nothing.', 'The browser drops the rule that follows it.');
    else if (text.startsWith('/*') && (text.length < 4 || !text.endsWith('*/')))
      add(index, 'A comment is never closed.', 'Everything after `/*` is part of it. It ends with `*/`.');
    else if (isOpenText)
      add(index, 'A text in quotation marks is never closed.', 'The browser drops the declaration it is in.');
  }
  for (const offset of open)
    add(offset, '`{` is never closed.', 'Everything that follows is inside this rule. It ends with `}`.');
  return found.toSorted((one, other) => one.line - other.line);
}

// The quotation marks that browsers put around a `q`; they follow the language of the surrounding text.
import { ancestors, type SourceElement } from './source-tree.ts';

const marks: Record<string, string> = {
  cs: '„“',
  da: '“”',
  de: '„“',
  es: '«»',
  fr: '«»',
  it: '«»',
  ja: '「」',
  nl: '‘’',
  pl: '„”',
  ru: '«»',
  uk: '«»',
};

/** The opening and the closing mark. */
export function quotationMarks(quotation: SourceElement): [string, string] {
  const around = ancestors(quotation).find((element) => element.getAttribute('lang'));
  const [language = ''] = around?.getAttribute('lang')?.toLowerCase().split('-') ?? [];
  const [open = '“', close = '”'] = marks[language] ?? '';
  return [open, close];
}

/** The text of a quotation with its marks. */
export function quoted(quotation: SourceElement, text: string): string {
  const [open, close] = quotationMarks(quotation);
  return open + text + close;
}

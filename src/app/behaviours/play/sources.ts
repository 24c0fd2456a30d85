// What is written in the playground: three sources that make one document.
/** The languages of the playground, in the order of their tabs. */
export const languages = ['html', 'css', 'js'] as const;

export type Language = (typeof languages)[number];

export type Sources = Readonly<Record<Language, string>>;

export function areSame(one: Sources, other: Sources): boolean {
  return languages.every((language) => one[language] === other[language]);
}

/** Whether a value from outside, such as an address or the storage, is what it should be. */
export function isSources(value: unknown): value is Sources {
  const fields = value as Partial<Record<Language, unknown>> | null;
  return typeof fields === 'object' && languages.every((language) => typeof fields?.[language] === 'string');
}

/**
 * One document of the three. The styles and the script stand at the end, where they change nothing about how the source
 * is read: a doctype stays first, and a line of the source is the same line in the document.
 */
export function joinSources({ html, css, js }: Sources): string {
  const style = css.trim() && `<style>${endless(css, 'style')}</style>`;
  const script = js.trim() && `<script>${endless(js, 'script')}</script>`;
  return [html, style, script].filter(Boolean).join('\n');
}

/** An end tag in the text would end its element. */
function endless(text: string, tag: 'style' | 'script'): string {
  return text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
}

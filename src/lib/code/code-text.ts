// Derives data from highlighted code: its source text, its size, whether a line may be too wide, the name of
// its language.

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** The source text of highlighted lines. */
export function codeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? '');
}

/** Characters per line on the narrowest screen, 320 pixels, with line numbers. */
const narrowest = 26;

/** Whether highlighted code has a line that may be wider than its block. */
export function isWideCode(html: string): boolean {
  // Must match the tab size in the stylesheet.
  return codeText(html)
    .split('\n')
    .some((line) => line.replaceAll('\t', '  ').length > narrowest);
}

/** From this many lines, skipping the layout of off-screen code is worthwhile. */
const longCode = 10;

/**
 * The number of lines of long code, and the width of the widest in characters; null if that does not
 * determine its size.
 */
export function codeSize(html: string): { lines: number; columns: number } | null {
  // Diff markers before its lines make them wider.
  if (/<span class="line[^"]* (?:add|del|same)"/.test(html)) return null;
  const text = codeText(html);
  const lines = text.split('\n');
  // Characters of other scripts may come from another font and have another size.
  if (lines.length < longCode || !/^[\x20-\x7e\n]*$/.test(text)) return null;
  return { lines: lines.length, columns: Math.max(...lines.map((line) => line.length)) };
}

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  javascript: 'JavaScript',
  mjs: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TypeScript',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  md: 'Markdown',
  sh: 'Shell',
  bash: 'Shell',
  sql: 'SQL',
  py: 'Python',
  python: 'Python',
  http: 'HTTP',
  svg: 'SVG',
  xml: 'XML',
  diff: 'Diff',
  txt: 'Text',
  text: 'Text',
};

/** The display name of a language; an unknown one is shown as the author wrote it. */
export function languageName(language: string): string {
  return Object.hasOwn(names, language) ? (names[language] ?? language) : language;
}

// What highlighted code says: its source text, its size, whether a line may be too wide, the name of its language.

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** The source that highlighted lines were made from. */
export function codeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? '');
}

/** Characters that fit on a line on the narrowest screen, 320 pixels, with numbers beside them. */
const narrowest = 26;

/** Whether highlighted code has a line that may be wider than its block. */
export function isWideCode(html: string): boolean {
  // A tab is as wide as the stylesheet makes it.
  return codeText(html)
    .split('\n')
    .some((line) => line.replaceAll('\t', '  ').length > narrowest);
}

/** Lines from which on it is worth not to draw code that is off the screen. */
const longCode = 10;

/** How many lines long code has and how many characters the widest; null where that does not tell its size. */
export function codeSize(html: string): { lines: number; columns: number } | null {
  // Signs before its lines make them wider.
  if (/<span class="line[^"]* (?:add|del|same)"/.test(html)) return null;
  const text = codeText(html);
  const lines = text.split('\n');
  // Characters of other scripts may come from another font, and be wider and higher.
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

/** The name of a language as readers know it; one that is not in the list is shown as the author wrote it. */
export function languageName(language: string): string {
  return Object.hasOwn(names, language) ? (names[language] ?? language) : language;
}

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

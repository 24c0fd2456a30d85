// A piece of source code: its language or file name above, the highlighted lines below.

export interface CodeBlockProps {
  html: string;
  language?: string;
  file?: string | null;
  /** Set on examples that run as they stand. */
  example?: true | string;
  /** The rule that this wrong example breaks. */
  bad?: string | true;
}

const languageNames: Readonly<Record<string, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  javascript: 'JavaScript',
  mjs: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  json: 'JSON',
  yaml: 'YAML',
  md: 'Markdown',
  sh: 'Shell',
  bash: 'Shell',
  txt: 'Text',
  text: 'Text',
};

export function CodeBlock({ html, language = '', file, example, bad }: CodeBlockProps) {
  const name = Object.hasOwn(languageNames, language) ? languageNames[language] : language;
  const label = file ?? (example ? 'Example' : name);
  return (
    <figure className={bad ? 'code code-bad' : 'code'} data-language={language || undefined}>
      {label && (
        <figcaption>
          <span>{label}</span>
          {label !== name && name && <span className="code-language">{name}</span>}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>
        {/* Made by the highlighter, which escapes the source. */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

// Pieces of Markdown as pages of a small content folder, shown with the site's own renderer.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll } from 'vitest';
import { Prose } from '#features/prose/prose.tsx';
import type { DocumentContext } from '#pipeline/markdown/context.ts';
import { renderMarkdown } from '#pipeline/markdown/index.ts';
import { contentProblems } from '#pipeline/problem-codes.ts';
import type { Body } from '#schema/page/body.ts';

const pathByFile = new Map([
  ['index.md', '/'],
  ['guide/index.md', '/guide'],
  ['guide/1.page.md', '/guide/page'],
  ['guide/2.other.md', '/guide/other'],
  ['3.deep/index.md', '/deep'],
]);

/** A context for one document that collects problems as `line severity: message`. */
export function collectingContext(options: Partial<DocumentContext> & Pick<DocumentContext, 'file'>): {
  context: DocumentContext;
  problems: string[];
} {
  const problems: string[] = [];
  const context: DocumentContext = {
    root: tmpdir(),
    publicDir: tmpdir(),
    site: { pathByFile },
    day: '2026-11-15',
    knownCode: new Map(),
    links: [],
    anchors: [],
    pictures: [],
    includes: new Map(),
    placeholders: [],
    report: (code, line, message) => void problems.push(`${line} ${contentProblems[code]}: ${message}`),
    ...options,
  };
  return { context, problems };
}

/** A folder with a few files beside its pages, removed after the tests, and what Markdown becomes in it. */
export function openFolder() {
  const root = mkdtempSync(join(tmpdir(), 'plinth-'));
  const publicDir = join(root, 'public');
  mkdirSync(join(root, 'guide/steps'), { recursive: true });
  mkdirSync(publicDir);
  writeFileSync(join(root, 'guide/steps/a.js'), 'one();\ntwo();\nthree();\n');
  writeFileSync(join(root, 'guide/notes.pdf'), 'not really');
  afterAll(() => rmSync(root, { recursive: true }));

  const render = async (markdown: string, file = 'guide/1.page.md', data: DocumentContext['data'] = {}) => {
    const { context, problems } = collectingContext({ file, root, publicDir, data });
    const { body } = await renderMarkdown(markdown, context);
    const html = renderToStaticMarkup(createElement(Prose, { nodes: body.nodes }));
    return { ...context, body: withoutHashes(body), problems, html };
  };
  const problems = async (markdown: string) => (await render(markdown)).problems;
  return {
    root,
    publicDir,
    render,
    problems,
    /** The HTML without line breaks between elements. */
    html: async (markdown: string) => (await render(markdown)).html.replace(/>\n+</g, '><').trim(),
    body: async (markdown: string) => (await render(markdown)).body.nodes.filter((node) => node !== '\n'),
    /** Each case with the problems it has. */
    async problemsOfEach(cases: readonly [name: string, markdown: string][]): Promise<string> {
      const lines: string[] = [];
      for (const [name, markdown] of cases)
        lines.push(`${name}:`, ...(await problems(markdown)).map((line) => `  ${line}`));
      return `\n${lines.join('\n')}\n`;
    },
  };
}

/** Code blocks carry a hash of their source; it has its own test. */
function withoutHashes(body: Body): Body {
  return JSON.parse(JSON.stringify(body, (key, value) => (key === 'hash' ? undefined : value))) as Body;
}

// Checks that every page also exists as Markdown with the same content.
import { markdownPath } from '#lib/address/markdown-path.ts';
import { counted } from '#lib/counted.ts';
import { type BuiltSite, documentsFor } from '../built-site.ts';
import type { CheckOutcome } from '../check.ts';
import type { SiteFinding } from '../finding.ts';
import { compareMarkdown } from './compare-markdown.ts';

export function checkMarkdownFiles(site: BuiltSite): CheckOutcome {
  const pages = documentsFor(site, 'page');
  const findings: SiteFinding[] = pages.flatMap(({ file, path, html }) => {
    const markdownFile = markdownPath(path).slice(1);
    if (!site.files.has(markdownFile)) {
      const message = `The page has no ${markdownFile} beside it. Write it.`;
      return [{ file, line: null, rule: 'markdown/missing', message }];
    }
    const markdown = site.read(markdownFile).toString();
    return compareMarkdown({ html, markdown, path, siteUrl: site.siteUrl }).map((difference) => {
      const message = `Its ${difference.what} differ: the page has ${shown(difference.page)}, the Markdown ${shown(difference.markdown)}.`;
      return { file: markdownFile, line: null, rule: 'markdown/different', message };
    });
  });
  return { what: counted(pages.length, 'page'), findings };
}

function shown(text: string | null): string {
  return text === null ? 'nothing' : `"${text.replace(/\s+/g, ' ').slice(0, 160)}"`;
}

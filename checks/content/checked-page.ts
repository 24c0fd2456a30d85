// A page as the checks see it: what stands above it, its tree, its code and its prose, each with the line of the file.
import { join } from 'node:path';
import { discover } from '#pipeline/discover.ts';
import { pathOfDocument } from '#pipeline/document-paths.ts';
import { type FrontMatterResult, readFrontMatter, splitFrontMatter } from '#pipeline/front-matter.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { CheckCode } from '#pipeline/problem-codes.ts';
import { readSource } from '#pipeline/read-source.ts';
import type { PageKind } from '#schema/page/page-kind.ts';
import { kindOfPage } from '#site/page-kind.ts';
import { type Fence, fencesOf } from './examples/fences.ts';
import { type MarkdownNode, parseMarkdown } from './markdown.ts';
import { type ProseBlock, proseOf } from './prose/prose.ts';

export interface CheckedPage {
  /** Path inside the content folder. */
  file: string;
  path: string;
  kind: PageKind;
  front: FrontMatterResult;
  tree: MarkdownNode;
  fences: Fence[];
  prose: ProseBlock[];
}

/** One source text → a page to check. */
export function checkedPage(file: string, text: string): CheckedPage {
  const { yaml, markdown } = splitFrontMatter(text);
  const path = pathOfDocument(file, text);
  const tree = parseMarkdown(markdown);
  return {
    file,
    path,
    kind: kindOfPage(path),
    front: readFrontMatter(yaml ?? '', file),
    tree,
    fences: fencesOf(tree),
    prose: proseOf(tree),
  };
}

/** All pages of a content folder. What cannot be read is left out: the pipeline says why. */
export async function readPages(root: string): Promise<CheckedPage[]> {
  const { documents } = await discover(root);
  const pages: CheckedPage[] = [];
  for (const file of documents) {
    const source = readSource(join(root, file));
    if (source.ok) pages.push(checkedPage(file, source.text));
  }
  return pages;
}

/** How one check reports what it finds on a page: as errors with the code of the check. */
export function errorFor(code: CheckCode) {
  return (page: { file: string }, line: number | null, message: string): Problem => ({
    code,
    severity: 'error',
    file: page.file,
    line,
    message,
  });
}
